import type { FrameMessage } from './frame/messages';
import type { PreviewState } from './previewState';

interface KeptForm extends Omit<Extract<FrameMessage, { type: 'formState' }>, 'type'> {
  top: number;
}

/** What is filled in, by request type. */
export class KeptForms {
  readonly #forms = new Map<string, KeptForm>();

  keep({ state, clientId, run }: Extract<FrameMessage, { type: 'formState' }>): void {
    const top = this.#forms.get(state.key)?.top ?? 0;
    this.#forms.set(state.key, { state, clientId, run, top });
  }

  keepScroll({ key, top }: Extract<FrameMessage, { type: 'scrolled' }>): void {
    const form = this.#forms.get(key);
    if (form) form.top = top;
  }

  /** A state with what was filled in; without it where the user has chosen another customer or another start since. */
  withRestored(state: PreviewState): PreviewState {
    const form = this.#forms.get(state.key);
    if (form?.clientId !== state.clientId || form.run !== state.fill.run) return state;
    const { policyNo, answers, page, context } = form.state;
    const { proofs = [], signed = {} } = context;
    return {
      ...state,
      restored: {
        policyNo,
        answers,
        page,
        proofs: [...proofs],
        signed: Object.keys(signed),
        top: form.top,
      },
    };
  }
}
