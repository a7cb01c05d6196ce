import {
  buildPayload,
  type CallName,
  type CompiledDefinition,
  type Context,
  documentOf,
  dueSignatures,
  isLoadDue,
  isLookUpAsked,
  isObject,
  type NormalizedAnswers,
  requiredProofs,
  getAt,
  type ValueMap,
} from '#engine';

/** A call with what it sends. */
export interface FormCall {
  call: CallName;
  payload: { [name: string]: unknown };
}

/** Every call that the form makes, or can make, with these answers, apart from its steps. */
export function formCalls(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): FormCall[] {
  const { request } = definition;
  const before = documentOf(context, {});
  const document = documentOf(context, answers);
  const made = (
    one: { call: CallName; send?: ValueMap | undefined },
    from = document,
  ): FormCall => ({
    call: one.call,
    payload: buildPayload(one.send ?? {}, from),
  });
  const isAsked = (field: string) => getAt(answers, field) !== undefined;
  const loads = (request.load ?? []).filter((load) => isLoadDue(definition, context, load));
  const lists = Object.values(request.lists ?? {}).filter((list) => 'call' in list);
  const lookUps = Object.entries(request.lookUps ?? {}).filter(
    ([field]) => isAsked(field) && isLookUpAsked(definition, field, document),
  );
  const proofs = requiredProofs(definition, answers).filter(({ at }) => isAsked(at));
  return [
    ...loads.map((load) => made(load, before)),
    ...lists.map((list) => made(list)),
    ...lookUps.map(([, lookUp]) => made(lookUp)),
    ...proofs.flatMap(({ at }) => (request.proofs?.[at] ? [made(request.proofs[at])] : [])),
    ...dueSignatures(definition, context, answers).map((signature) => made(signature)),
    ...(request.asides ?? []).map((aside) => made(aside)),
    ...(request.downloads ?? []).map((download) => made(download)),
    ...draftCalls(definition, context, answers),
  ];
}

function draftCalls(
  { key, request: { draft } }: CompiledDefinition,
  { policy, link }: Context,
  answers: NormalizedAnswers,
): FormCall[] {
  if (!draft || !isObject(policy)) return [];
  const named = { policy_number: policy.policyNo, request_type: key };
  return [
    { call: draft.load, payload: named },
    {
      call: draft.save,
      payload: {
        ...named,
        form_data: answers,
        incident_number: link?.incidentNum ?? '',
        sr_number: link?.SRNum ?? '',
      },
    },
  ];
}
