import { type Definition, type Pointer, partsOf } from '#engine';
import { fieldName, quoted } from './names';

/** The parts of request.json that make a call or hold a value, by the first name of their pointers. */
const sites: { [root: string]: (definition: Definition, key: string) => string } = {
  steps: ({ request }, i) => `the step ${quoted(request.steps[Number(i)]!.id)}`,
  load: ({ request }, i) => `the load ${quoted(request.load![Number(i)]!.call)}`,
  signatures: ({ request }, i) =>
    `the signature of ${quoted(request.signatures![Number(i)]!.title)}`,
  downloads: ({ request }, i) => `the download ${quoted(request.downloads![Number(i)]!.title)}`,
  asides: ({ request }, i) => `the button ${quoted(request.asides![Number(i)]!.title)}`,
  lists: (definition, field) => `the list of ${fieldName(definition, field)}`,
  lookUps: (definition, field) => `the look-up of ${fieldName(definition, field)}`,
  proofs: (definition, field) => `the proof of ${fieldName(definition, field)}`,
  prefill: () => 'the first answers',
};

/** What a part of request.json is called, by its pointer or its parts. */
export function placeName(definition: Definition, at: Pointer | readonly string[]): string {
  const [root = '', key = ''] = typeof at === 'string' ? partsOf(at) : at;
  return sites[root]?.(definition, key) ?? 'the request';
}
