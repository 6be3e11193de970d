// The pages of the client with their words, loaded on demand.

import type { Component } from 'svelte'
import type { Page } from './router'
import { learnWords } from '../i18n/translate'

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyPage = Component<any>

export interface Opened {
  Page: AnyPage
  props: Record<string, unknown>
}

const opened = async (page: Promise<{ default: AnyPage }>, props: Record<string, unknown> = {}): Promise<Opened> => ({
  Page: (await page).default,
  props,
})

async function withWords(areas: string[], page: Promise<Opened>): Promise<Opened> {
  await learnWords(...areas)
  return page
}

export function openPage(page: Page): Promise<Opened> {
  switch (page.page) {
    case 'start':
      return opened(import('../lobby/start/StartPage.svelte'))
    case 'new':
      return withWords(
        ['table', 'contests'],
        opened(import('../lobby/new-table/NewTablePage.svelte'), { game: page.game }),
      )
    case 'table':
      return withWords(['table'], opened(import('../table/TablePage.svelte'), { id: page.id }))
    case 'decks':
      return withWords(['table'], opened(import('../decklists/DeckBuilderPage.svelte'), { game: page.game }))
    case 'event':
      return withWords(
        ['contests', 'contests-rules'],
        opened(import('../contests/series/SeriesPage.svelte'), { id: page.id }),
      )
    case 'organise':
      return withWords(
        ['tournaments', 'contests', 'table'],
        opened(import('../contests/tournament/NewTournamentPage.svelte'), { game: page.game }),
      )
    case 'tournament':
      return withWords(
        ['tournaments', 'contests', 'table'],
        opened(import('../contests/tournament/TournamentPage.svelte'), { id: page.id }),
      )
    case 'new-meeting':
      return withWords(
        ['team_matches', 'tournaments', 'contests', 'table'],
        opened(import('../contests/team-match/NewTeamMatchPage.svelte'), { game: page.game }),
      )
    case 'new-duplicate':
      return withWords(
        ['team_matches', 'tournaments', 'contests', 'table'],
        opened(import('../contests/team-match/NewDuplicatePage.svelte'), { game: page.game }),
      )
    case 'meeting':
      return withWords(
        ['team_matches', 'tournaments', 'contests', 'table'],
        opened(import('../contests/team-match/TeamMatchPage.svelte'), { id: page.id }),
      )
    case 'replay':
      return withWords(['table', 'replay', 'analysis'], opened(import('../replay/ReplayPage.svelte'), { id: page.id }))
    case 'record':
      return withWords(['table', 'replay', 'analysis'], opened(import('../replay/RecordPage.svelte')))
    case 'history':
      return withWords(['history'], opened(import('../history/HistoryPage.svelte')))
    case 'rules':
      return opened(import('../rules/RulesPage.svelte'), { game: page.game })
    case 'learn':
      return withWords(
        ['table'],
        opened(import('../lessons/LearnPage.svelte'), { game: page.game, lesson: page.lesson }),
      )
    case 'lost':
      return opened(import('./NotFoundPage.svelte'))
  }
}

/** Loads the table page in advance, so that a game begins at once. */
export const prepareTable = (): void => void openPage({ page: 'table', id: '' }).catch(() => undefined)
