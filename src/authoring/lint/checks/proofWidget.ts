import { type Pointer, pointerOf, type ProofCall, uiAt } from '#engine';
import { isProvable } from '../shared/provable';
import type { Check, CheckInput, Violation } from './check';

export const proofWidget: Check = {
  id: 'proof-widget',
  *run(input) {
    const { request } = input.definition;
    const proved = new Set<Pointer>();
    for (const { at, schema, place } of input.fields) {
      if (schema.proof === undefined || proved.has(at)) continue;
      proved.add(at);
      if (!isProvable(at))
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

/** The field has the button that proves the value: its widget has one that sends an OTP or looks at a photo, or it has a button of its own that makes the call. */
function* widgetOf(
  { definition: { ui }, fields }: CheckInput,
  at: Pointer,
  call: ProofCall | undefined,
): Generator<Violation> {
  // proof-call reports a proof without a call.
  if (!call) return;
  const { 'ui:widget': widget, 'ui:verify': button } = uiAt(ui, at);
  const isFile = fields.some((field) => field.at === at && field.schema.upload);
  if (call.holdsWhen && !isFile) {
    if (widget !== undefined && !answered.includes(widget))
      yield {
        file: 'ui',
        at: `${at}/ui:widget`,
        message: `The widget "${widget}" has no answer that the call of "proofs" could prove. Use ${quoted(answered)}, or remove "proof" from schema.json.`,
      };
    else if (button === undefined)
      yield {
        file: 'ui',
        at,
        message: `Nothing in the form makes the call that proves "${at}", so it can never be submitted. Add "ui:verify" with the words of a button, such as "Verify".`,
      };
    return;
  }
  const right = call.holdsWhen ? 'webcam' : 'otp';
  // Without a widget in ui.json a text with a proof gets the widget otp.
  if (widget === right || widget === undefined) return;
  const orByCall = isFile
    ? ''
    : ` With "holdsWhen" in request.json and "ui:verify" in ui.json the call itself proves it.`;
  yield {
    file: 'ui',
    at: `${at}/ui:widget`,
    message: `The widget "${widget}" has no button that proves "${at}", so the form can never be submitted. Use the widget "${right}", or remove "proof" from schema.json.${orByCall}`,
  };
}

/** The widgets whose answer a call can prove, with a button beside them. */
const answered = ['text', 'textarea', 'select', 'radio', 'date', 'pincode'];

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ');
