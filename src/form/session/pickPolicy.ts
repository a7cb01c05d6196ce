import { documentOf, getAt, mapPayload, openRequest, setAt } from '../../engine';
import { say } from '../words';
import { ask } from './ask';
import { fetchLists } from './fetchLists';
import { layAnswers, typedOf } from './layAnswers';
import { unshowAtField } from './problemsNow';
import { contextOf, policyOf, type Session } from './session';

/**
 * Picks a policy: the open-request check, the loads, the lists, then the first answers. A refusal is said in a
 * dialog and the policy is not picked; what was typed before stays.
 */
export async function pickPolicy(session: Session, policyNo: string): Promise<void> {
  const { props, store } = session;
  store.set({ policyNo, phase: policyNo === '' ? 'none' : 'opening', loaded: {} });
  if (policyNo === '') return;
  const isStale = () => store.get().policyNo !== policyNo || store.get().phase !== 'opening';
  const context = { ...contextOf(session), policy: policyOf(props.policies, policyNo) };

  const hasOpenRequest = await isRequestOpen(session, policyNo);
  if (isStale()) return;
  if (hasOpenRequest === 'failed') return store.set({ phase: 'failed' });
  const refused = openRequest(props.definition, { ...context, hasOpenRequest });
  if ('refusal' in refused)
    return store.set({
      policyNo: '',
      phase: 'none',
      dialog: { kind: 'message', says: refused.refusal.says },
    });

  const loaded = await load(session, context);
  if (isStale()) return;
  if (!loaded) return store.set({ phase: 'failed' });
  const opening = openRequest(props.definition, { ...context, loaded });
  if ('refusal' in opening) throw new Error('The engine opened this request and then refused it.');
  const { answers, firstAnswers } = store.get();
  const typed = typedOf(answers, firstAnswers);
  store.set({
    phase: 'picked',
    loaded,
    firstAnswers: opening.answers,
    answers: layAnswers(props.definition, opening.answers, typed),
    spoken: say('policy.ready'),
  });
  unshowAtField(session, '/policy');
  await fetchLists(session, 'bound');
}

async function isRequestOpen(session: Session, policyNo: string): Promise<boolean | 'failed'> {
  const { props } = session;
  if (!props.definition.request.openRequestCheck) return false;
  const result = await ask(session, 'POST sr-status/', {
    policy_number: policyNo,
    etli_sub_type: props.subType.code,
  });
  // Only the string counts (doc 1 §7).
  if (result.data?.already_open === 'true') return true;
  return result.status ? false : 'failed';
}

/** What the loads bring, or nothing where one of them failed. */
async function load(session: Session, context: ReturnType<typeof contextOf>) {
  const loaded: { [name: string]: any } = {};
  for (const { call, send, keep } of session.props.definition.request.load ?? []) {
    const document = documentOf({ ...context, loaded }, {});
    const result = await ask(session, call, mapPayload(send ?? {}, document));
    if (!result.status) return undefined;
    for (const [target, from] of Object.entries(keep))
      setAt(loaded, target, getAt(result.data, from));
  }
  return loaded;
}
