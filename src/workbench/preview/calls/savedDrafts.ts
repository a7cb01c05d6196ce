import type { Answers, NeededCall } from '#engine';

interface Draft {
  form_data: Answers;
  page: string;
  saved_at: string;
  review_asked_at: string | null;
}

/** The drafts that a form has saved, by policy, while the form is open. */
export class SavedDrafts {
  #drafts = new Map<unknown, Draft>();

  /** The response to a call that loads or saves a draft; undefined for any other call. */
  respond({ call, payload }: NeededCall): object | undefined {
    const { policy_number: number } = payload;
    if (call === 'GET dgh-draft/') {
      const draft = this.#drafts.get(number) ?? { form_data: null };
      return { status: 'success', changes: [], signatures: [], ...draft };
    }
    const isReview = call === 'POST dgh-submit-review/';
    if (call !== 'POST dgh-draft/' && !isReview) return undefined;
    const saved_at = new Date().toISOString();
    this.#drafts.set(number, {
      form_data: (payload.form_data as Answers | undefined) ?? {},
      page: String(payload.page ?? ''),
      saved_at,
      review_asked_at: isReview ? saved_at : (this.#drafts.get(number)?.review_asked_at ?? null),
    });
    return { status: 'success', saved_at, version: 'preview' };
  }
}
