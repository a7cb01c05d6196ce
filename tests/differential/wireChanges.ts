import { asPointer, getAt, isEach, type Payload, setAt, type Step } from '../../src/engine';
import type { Random } from '../../src/authoring/fill';

/** A payload as another program sends it: with a name too many, without a value, or with one written otherwise. */
export function changedOnWire({ send }: Step, payload: Payload, random: Random): Payload {
  const changed: Payload = structuredClone(payload);
  const root = Array.isArray(changed) ? changed[0] : changed;
  if (!root) return changed;
  // Whose policy it is, and which request, is asked before the answers are read.
  const targets = Object.entries(isEach(send) ? send.send : send)
    .filter(([, source]) => /"\/(answers|item)\//.test(JSON.stringify(source)))
    .map(([target]) => asPointer(target));
  if (targets.length === 0 || random.chance(0.3)) {
    root[random.pick(['x', 'unknown_name', 'ünknown', '0'])] = 'x';
    return changed;
  }
  const at = random.pick(targets);
  setAt(root, at, random.pick(writtenOtherwise)(getAt(root, at)));
  return changed;
}

const ofText = (change: (text: string) => unknown) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;

const writtenOtherwise: ((value: unknown) => unknown)[] = [
  () => null,
  () => undefined,
  () => '',
  (value) => (typeof value === 'number' ? String(value) : value),
  ofText((text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text)),
  ofText((text) => text.replaceAll('\n', '\r\n')),
  ofText((text) => ` ${text}\r\n`),
];
