// Fluent files as modules, one for each language and area: a page loads only the words it shows.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const HERE = 'virtual:words'
/** Areas that the browser does not need. */
const ELSEWHERE = ['cli', 'server']
/** The files of the first page, and of every page. */
const START = ['common', 'lobby', 'errors']
const TABLE = ['table', 'table-people', 'house']
/** What the start page says of a game. */
const SIGN = /^[a-z]+-(name|tagline)$/
const LESSON = /^[a-z]+-lesson-/
const RULE = /^(rule|chapter)-|^[a-z]+-blurb$|^[a-z]+-guide-/

/** A file's name without ending, and its messages, each with its id. */
type File = [name: string, messages: [id: string, text: string][]]

/** The messages of a Fluent file, without comments. */
export function messagesIn(text: string): [string, string][] {
  const kept = text.replace(/^#.*\n?/gm, '')
  const starts = [...kept.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)]
  return starts.map(({ index, 1: id = '' }, i) => [id, kept.slice(index, starts[i + 1]?.index).trimEnd()])
}

const ownerOf = (file: string): string =>
  START.includes(file) ? 'start' : TABLE.includes(file) ? 'table' : (file.split('-')[0] ?? file)

/** The area a message belongs to: words that a page needs together. */
export function areaOf(file: string, id: string): string {
  const owner = ownerOf(file)
  if (SIGN.test(id)) return 'start'
  if (LESSON.test(id)) return `${owner}-lessons`
  return RULE.test(id) ? `${owner}-rules` : owner
}

/** Whether a file may have words of the area: of seventy areas each would read all files. */
export const mayHave = (file: string, area: string): boolean => area === 'start' || ownerOf(file) === area.split('-')[0]

function readFiles(folder: string, wanted: (file: string) => boolean = () => true): File[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => name.slice(0, -4))
  const ours = names.filter((name) => !ELSEWHERE.includes(name) && wanted(name)).sort()
  return ours.map((name) => [name, messagesIn(readFileSync(join(folder, `${name}.ftl`), 'utf-8'))])
}

/** The texts of an area by file. */
const textsOf = (files: File[], area: string): [string, string][] =>
  files
    .map(([name, messages]): [string, string] => [
      name,
      messages
        .filter(([id]) => areaOf(name, id) === area)
        .map(([, text]) => text)
        .join('\n'),
    ])
    .filter(([, text]) => text)

const areasOf = (files: File[]): string[] => [
  ...new Set(files.flatMap(([name, all]) => all.map(([id]) => areaOf(name, id)))),
]

export function words(locales: string): Plugin {
  const languages = () =>
    readdirSync(locales, { withFileTypes: true }).filter((each) => each.isDirectory() && /^[a-z]{2}$/.test(each.name))
  const index = () => {
    const areas = languages().flatMap(({ name }) =>
      areasOf(readFiles(join(locales, name))).map((area) => `${name}/${area}`),
    )
    return `export default {${areas.map((area) => `'${area}': () => import('${HERE}/${area}')`).join(',\n')}}`
  }
  return {
    name: 'words',
    resolveId: (id) => (id === HERE || id.startsWith(`${HERE}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${HERE}`) return index()
      if (!id.startsWith(`\0${HERE}/`)) return null
      const [, language = '', area = ''] = id.slice(1).split('/')
      const folder = join(locales, language)
      for (const name of readdirSync(folder)) this.addWatchFile(join(folder, name))
      const files = readFiles(folder, (file) => mayHave(file, area))
      return `export default ${JSON.stringify(textsOf(files, area))}`
    },
  }
}
