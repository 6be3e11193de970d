// A deck in a link: after the #, so that no server sees it; made of the list's own words.

const SHORT: Record<string, string> = { bearer: 'b', ring: 'r', site: 's', start: 'f' }
const LONG: Record<string, string> = { b: 'bearer', r: 'ring', s: 'site', f: 'start' }
const LONGEST = 4000

/** «b4C302.r4C2.s4U328.3x4C286~Name»: short enough to be sent by hand. */
export function linked(name: string, text: string): string {
  const parts = text.split('\n').flatMap((line) => {
    const [head = '', id = ''] = line.trim().split(/\s+/)
    return id ? [SHORT[head] ? `${SHORT[head]}${id}` : `${head}x${id}`] : []
  })
  return `${parts.join('.')}~${encodeURIComponent(name)}`
}

/** The list in a link, unchecked: the server says which of it are cards. */
export function unlinked(hash: string): { name: string; text: string } | null {
  const bare = hash.replace(/^#/, '').slice(0, LONGEST)
  if (!bare) return null
  const end = bare.indexOf('~')
  const [cards, name] = end < 0 ? [bare, ''] : [bare.slice(0, end), bare.slice(end + 1)]
  const lines = cards
    .split('.')
    .filter(Boolean)
    .map((part) => {
      const match = /^(?:([brsf])|(\d{1,2})x)(\w+)$/.exec(part)
      return match ? `${LONG[match[1] ?? ''] ?? match[2]} ${match[3]}` : part
    })
  return { name: safely(name), text: lines.join('\n') }
}

function safely(name: string): string {
  try {
    return decodeURIComponent(name).slice(0, 40)
  } catch {
    return ''
  }
}
