import { withAt } from '#engine';
import { copyForm, type FormController, showAllProblems } from '#form/preview';
import type { Reply, Specimen } from '../specimen';
import type { StartForms } from './forms';

type Call = FormController['props']['call'];

/** A form in the state of a specimen, before anything is done in it. */
export async function stagedForm(forms: StartForms, specimen: Specimen): Promise<FormController> {
  const { part, start, change, problem, replies = {}, showsAll } = specimen;
  const at = part.kind === 'field' ? part.at : undefined;
  const opened = await forms.form(start, at);
  const state = opened.controller!.store.get();
  const from =
    start === 'empty' && at !== undefined
      ? { ...state, answers: withAt(state.answers, at, undefined) }
      : state;
  const form = copyForm(opened.controller!, {
    answers: from.answers,
    announcement: '',
    ...change?.(from),
    ...(problem && { problems: [{ ...problem, from: 'rules' }] }),
  });
  const call = callWith(form.props.call, replies, (outcomes) => {
    opened.state = { ...opened.state, outcomes };
  });
  form.props = { ...form.props, call, ...(part.kind === 'form' && { policies: [] }) };
  if (showsAll) showAllProblems(form);
  return form;
}

/** Calls are answered as the state needs it, all others as usual. */
const callWith =
  (
    call: Call,
    replies: { [call: string]: Reply },
    expect: (outcomes: { [call: string]: Exclude<Reply, object> }) => void,
  ): Call =>
  async (name, payload, options) => {
    const reply = replies[name] ?? 'right';
    if (typeof reply === 'object')
      return { status: 'declined', data: { ...reply }, message: reply.message };
    expect({ [name]: reply });
    return call(name, payload, options);
  };
