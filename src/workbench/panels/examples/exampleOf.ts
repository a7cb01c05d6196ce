import type { Example } from '#authoring';
import { getAt, isObject } from '#engine';
import type { MadeCall, PreviewFormState } from '../../preview/previewState';

/** An example of what is filled in in the live form, with the responses that declined its calls. */
export function exampleOf(
  { answers, policyNo: chosen, refusedPolicyNo, context, calls }: PreviewFormState,
  about: string,
): Example {
  const { customer, today, proofs = [], signed = {}, link } = context;
  const steps = declinedSteps(calls);
  const policyNo = chosen || refusedPolicyNo;
  return {
    about: about.trim(),
    today,
    as: { clientId: customer.clientId, ...(policyNo !== '' && { policyNo }) },
    ...(refusedPolicyNo !== '' && isOpenAlready(calls) && { hasOpenRequest: true }),
    answers,
    ...(steps.length > 0 && { steps }),
    ...(proofs.length > 0 && {
      proofs: proofs.map(({ purpose, value }) => ({ purpose, value })),
    }),
    ...(Object.keys(signed).length > 0 && { signed: Object.keys(signed) }),
    ...(link && Object.keys(link).length > 0 && { link }),
  };
}

/** Whether the latest check of a policy said that a request of this kind is open on it. */
const isOpenAlready = (calls: MadeCall[]): boolean =>
  calls
    .map(({ response }) => getAt(response, '/already_open'))
    .findLast((isOpen) => isOpen !== undefined) === 'true';

/** Calls whose latest response declines: one that was answered as usual since is as usual in the example, too. */
const declinedSteps = (calls: MadeCall[]): NonNullable<Example['steps']> =>
  [...new Map(calls.map((made) => [made.call, made])).values()].flatMap(
    ({ call, outcome, response }) =>
      outcome === 'wrong' && isObject(response) ? [{ call, payload: {}, response }] : [],
  );
