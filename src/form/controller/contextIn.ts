import type { Context, Option } from '#engine';
import type { RequestFormProps } from './requestFormProps';
import type { FormState } from './state';

/** What the engine needs to know of a form. */
export function contextIn(props: RequestFormProps, state: FormState): Context {
  const { customer, policies, subType, today } = props;
  const { policyNo, phase, loaded, lists, lookUpMessages, proofs, signed } = state;
  return {
    customer,
    policies,
    policy: phase === 'picked' ? findPolicy(policies, policyNo) : undefined,
    subType,
    loaded,
    lists: Object.fromEntries(
      Object.entries(lists).filter((entry): entry is [string, Option[]] => Array.isArray(entry[1])),
    ),
    lookUpMessages,
    proofs,
    signed,
    link: linkOf(props, state, policyNo),
    today,
    isMasked: true,
  };
}

/** Query parameters of the link; without any, those of the link that started the server draft. */
export function linkOf(
  props: RequestFormProps,
  { serverDraft }: FormState,
  policyNo: string,
): Context['link'] {
  const { link = {} } = props;
  if (Object.keys(link).length > 0 || serverDraft?.policyNo !== policyNo) return props.link;
  return serverDraft.link ?? props.link;
}

export function findPolicy(policies: Context['policies'], policyNo: string) {
  return policies.find((policy) => policy.policyNo === policyNo);
}
