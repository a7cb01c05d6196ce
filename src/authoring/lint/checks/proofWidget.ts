import { partsOf, type Pointer, pointerOf, type ProofCall, uiAt } from '#engine';
import type { Check, CheckInput, Violation } from './check';

export const proofWidget: Check = {
  id: 'proof-widget',
  *run(input) {
    const { request } = input.definition;
    const proved = new Set<Pointer>();
    for (const { at, schema, place } of input.fields) {
      if (schema.proof === undefined || proved.has(at)) continue;
      proved.add(at);
      if (partsOf(at).length > 1)
        yield {
          file: 'schema',
          at: `${place}/proof`,
          target: 'name',
          message: `"${at}" is inside another field, where a proof is not asked for. Move it to the top level of the answers.`,
        };
      else yield* widgetOf(input, at, request.proofs?.[at]);
    }
    for (const at of Object.keys(request.proofs ?? {}))
      if (input.pointers.includes(at) && !proved.has(at))
        yield {
          file: 'request',
          at: `/proofs${pointerOf(at)}`,
          target: 'name',
          message: `Nothing requires that "${at}" is proved. Add "proof" to it in schema.json, or remove this entry.`,
        };
  },
};

/** The widget has the button that proves the value: one that sends an OTP, or one that makes the call itself. */
function* widgetOf(
  { definition: { ui }, fields }: CheckInput,
  at: Pointer,
  call: ProofCall | undefined,
): Generator<Violation> {
  // proof-call reports a proof without a call.
  if (!call) return;
  const { 'ui:widget': widget } = uiAt(ui, at);
  const right = call.holdsWhen ? 'webcam' : 'otp';
  // Without a widget in ui.json a text with a proof gets the widget otp.
  if (widget === right || widget === undefined) return;
  const isFile = fields.some((field) => field.at === at && field.schema.upload);
  const where = { file: 'ui', at: `${at}/ui:widget` } as const;
  if (call.holdsWhen && !isFile)
    yield {
      file: 'request',
      at: `/proofs${pointerOf(at)}/holdsWhen`,
      target: 'name',
      message: `"holdsWhen" proves a photo of the widget "webcam" only, and "${at}" is no file. Remove "holdsWhen" to prove it by an OTP.`,
    };
  else
    yield {
      ...where,
      message: `The widget "${widget}" has no button that proves "${at}", so the form can never be submitted. Use the widget "${right}", or remove "proof" from schema.json.`,
    };
}
