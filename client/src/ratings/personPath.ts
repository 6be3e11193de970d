// Address of the page about a player.

export const personPath = (name: string): string => `/people/${encodeURIComponent(name)}`
