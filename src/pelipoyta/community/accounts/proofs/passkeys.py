"""Passkeys: options and verification of WebAuthn ceremonies, by the webauthn library."""

import json
from typing import Any

from msgspec import Struct
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from pelipoyta.table.errors import TableError

TIMEOUT = 300_000  # milliseconds
NAME = "Pelipöytä"


class Site(Struct, frozen=True):
    """Relying party: the host that passkeys are bound to, and the origin of the page that asks."""

    host: str
    origin: str


class NewCredential(Struct, frozen=True, kw_only=True):
    """A verified passkey that is to be stored."""

    id: str
    public_key: bytes
    sign_count: int
    aaguid: str
    device_type: str
    backed_up: bool
    transports: tuple[str, ...]


class UsedCredential(Struct, frozen=True, kw_only=True):
    """A passkey after a verified use."""

    sign_count: int
    backed_up: bool
    user_verified: bool


def creation_options(site: Site, account: str, name: str, challenge: bytes, known: list[str]) -> dict[str, Any]:
    """Options for a new discoverable passkey of the account; authenticators that hold a known one refuse."""
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_id=account.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        timeout=TIMEOUT,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known],
    )
    return _plain(options_to_json(options))


def request_options(site: Site, challenge: bytes, *, verified: bool) -> dict[str, Any]:
    """Options for signing in without a name: no list of passkeys, so nothing tells which accounts exist."""
    wish = UserVerificationRequirement.REQUIRED if verified else UserVerificationRequirement.PREFERRED
    options = generate_authentication_options(
        rp_id=site.host, challenge=challenge, timeout=TIMEOUT, user_verification=wish
    )
    return _plain(options_to_json(options))


def challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that the answer says it is for. Raises TableError for a malformed answer."""
    try:
        data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(data["challenge"])
    except Exception as error:
        raise TableError("bad_passkey") from error


def credential_id(credential: dict[str, Any]) -> str:
    """Id of the passkey that answered, in its canonical form."""
    try:
        return bytes_to_base64url(base64url_to_bytes(str(credential["id"])[:1400]))
    except Exception as error:
        raise TableError("bad_passkey") from error


def user_handle(credential: dict[str, Any]) -> str:
    """The account that the authenticator says the passkey is for; empty without one."""
    try:
        return base64url_to_bytes(str(credential["response"]["userHandle"])[:200]).decode()
    except Exception:
        return ""


def verify_creation(site: Site, credential: dict[str, Any], challenge: bytes) -> NewCredential:
    """Check the answer to `creation_options`. Raises TableError."""
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=[site.origin],
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise TableError("bad_passkey") from error
    named = credential.get("response", {}).get("transports") or ()
    return NewCredential(
        id=bytes_to_base64url(found.credential_id),
        public_key=found.credential_public_key,
        sign_count=found.sign_count,
        aaguid=found.aaguid,
        device_type=found.credential_device_type.value,
        backed_up=found.credential_backed_up,
        transports=tuple(str(each)[:20] for each in named[:8]),
    )


def verify_use(
    site: Site, credential: dict[str, Any], challenge: bytes, public_key: bytes, sign_count: int, *, verified: bool
) -> UsedCredential:
    """Check the answer to `request_options` by the stored passkey. Raises TableError, for a count that fell too."""
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=[site.origin],
            credential_public_key=public_key,
            credential_current_sign_count=sign_count,
            require_user_verification=verified,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise TableError("bad_passkey") from error
    return UsedCredential(
        sign_count=found.new_sign_count, backed_up=found.credential_backed_up, user_verified=found.user_verified
    )


def _plain(options: str) -> dict[str, Any]:
    parsed: dict[str, Any] = json.loads(options)
    return parsed
