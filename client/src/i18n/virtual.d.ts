/** Module types of plugins/words.ts: by language and area, Fluent texts by file name. */
declare module 'virtual:words' {
  const areas: Record<string, () => Promise<{ default: [name: string, text: string][] }>>
  export default areas
}
