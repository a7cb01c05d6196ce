import type { Check, KnownCalls } from './check';
import { withoutSlash } from '../shared/callSites';

export const draftCall: Check = {
  id: 'draft-call',
  *run({ definition: { request }, calls }) {
    const { draft } = request;
    if (!draft) return;
    const [loadMethod, loadPath] = withoutSlash(draft.load).split(' ');
    const [saveMethod, savePath] = withoutSlash(draft.save).split(' ');
    if (loadMethod !== 'GET')
      yield {
        file: 'request',
        at: '/draft/load',
        message: 'A draft is loaded by a GET. Change the call.',
      };
    if (saveMethod !== 'POST')
      yield {
        file: 'request',
        at: '/draft/save',
        message: 'A draft is saved by a POST. Change the call.',
      };
    else if (loadPath !== savePath)
      yield {
        file: 'request',
        at: '/draft/load',
        message: `"${draft.load}" does not load what "${draft.save}" saves. Use one path for both.`,
      };
    else if (calls) {
      const known = Object.keys(calls).find(
        (call) => withoutSlash(call) === withoutSlash(draft.save),
      );
      // call-unknown reports a call that the server does not have.
      if (known && !takesForm(calls[known]!))
        yield {
          file: 'request',
          at: '/draft/save',
          message: `"${draft.save}" does not keep drafts. ${adviceFor(calls)}`,
        };
    }
  },
};

const takesForm = ({ input }: KnownCalls[string]): boolean =>
  'form_data' in (input.properties ?? {});

/** The calls that keep a draft: both methods of one path, of which the POST takes the form. */
function adviceFor(calls: KnownCalls): string {
  const saving = Object.keys(calls).filter(
    (call) =>
      call.startsWith('POST ') && takesForm(calls[call]!) && call.replace('POST ', 'GET ') in calls,
  );
  return saving.length > 0
    ? `Use ${saving.map((call) => `"${call}"`).join(' or ')}.`
    : 'Use a call that does.';
}
