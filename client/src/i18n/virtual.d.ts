/** Made by plugins/words.ts: by language and area, the Fluent texts by the name of their file. */
declare module 'virtual:words' {
  const areas: Record<string, () => Promise<{ default: [name: string, text: string][] }>>
  export default areas
}
