import { getAt, type Pointer } from '#engine';
import type { Removals } from './removals';

/** Adds what examples state of payloads that the steps do not send any more. */
export function withoutSent(key: string, removals: Map<string, Removals>): void {
  const request = removals.get(`schemas/${key}/request.json`);
  for (const at of request?.pointers ?? []) {
    const [, step, name] = /^(\/steps\/\d+)\/send(\/[^/]+)$/.exec(at) ?? [];
    if (step === undefined || name === undefined) continue;
    const call: unknown = getAt(request!.value, `${step}/call`);
    for (const [path, example] of removals)
      if (path.startsWith(`schemas/${key}/examples/`))
        for (const payload of payloadsOf(example.value, call))
          if (getAt(example.value, payload + name) !== undefined) example.add(payload + name);
  }
}

function payloadsOf(example: unknown, call: unknown): Pointer[] {
  const steps: unknown = getAt(example, '/steps');
  return Array.isArray(steps)
    ? steps.flatMap((step, i) => (step?.call === call ? [`/steps/${i}/payload`] : []))
    : [];
}
