"""Browser and system of a device in words, from its User-Agent; and the network part of an address."""

from ipaddress import ip_address, ip_network

from pelipoyta.community.accounts.model import DeviceWords

# The first that is found counts: Edge calls itself Chrome too, and Chrome calls itself Safari.
BROWSERS = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("python", "Python"),
    ("curl/", "curl"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)
READ = 512  # characters of a User-Agent that are read


def device_words(agent: str) -> DeviceWords:
    """Names of browser and system; only known ones, so that nothing a client writes is repeated."""
    text = agent[:READ]
    browser = next((name for mark, name in BROWSERS if mark in text), "")
    return DeviceWords(browser, next((name for mark, name in SYSTEMS if mark in text), ""))


def network_part(address: str) -> str:
    """The /24 or /48 network of an address, by which a device list tells places apart; empty for an unknown one."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    mapped = getattr(parsed, "ipv4_mapped", None) or parsed
    return str(ip_network(f"{mapped}/{24 if mapped.version == 4 else 48}", strict=False))
