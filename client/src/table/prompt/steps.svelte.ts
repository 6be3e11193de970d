// The step that the prompt bar shows: a half-made choice with its buttons, or a yes-or-no question.

import type { Step, StepButton, YesOrNo } from '../../games/screen'

const IDLE: YesOrNo = { key: 'sure-idle', yes: { key: 'sure-idle-yes' } }

interface Asking {
  question: YesOrNo
  answer: (yes: boolean) => void
}

export class Steps {
  step = $state.raw<Step | null>(null)
  #asking = $state.raw<Asking | null>(null)

  say = (step: Step | null): void => {
    this.step = step
  }

  get question(): YesOrNo | null {
    return this.#asking?.question ?? null
  }

  sure = (question: YesOrNo): Promise<boolean> => {
    this.drop()
    return new Promise((answer) => (this.#asking = { question, answer }))
  }

  answer = (yes: boolean): void => {
    const asking = this.#asking
    this.#asking = null
    asking?.answer(yes)
  }

  /** The table moved on: the question is answered with no. */
  drop = (): void => this.answer(false)

  /** True if the button would end a turn in which nothing was done. */
  early = (button: StepButton, acted: boolean): boolean => !!button.ends && (this.step?.idle ?? !acted)

  press = async (button: StepButton, acted: boolean): Promise<void> => {
    const question = button.sure ?? (this.early(button, acted) ? IDLE : null)
    if (!question || (await this.sure(question))) button.act()
  }
}
