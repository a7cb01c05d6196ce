import {
  getAt,
  type Json,
  policyStatuses,
  refusalRules,
  type RequestRules,
  type Schema,
} from '#engine';
import { constrains } from './constrains';
import { testsIn } from './conditions';

/** The fields of a policy that have a fixed set of values. */
const allValues: { [field: string]: Json[] } = {
  policyStatus: [...policyStatuses],
  isUlipPolicy: [true, false],
};

/** The values of each field of a policy that meet a condition, as far as its const, enum and not say. */
export function valuesByField(condition: Schema): Map<string, Json[]> {
  const found = new Map<string, Json[]>();
  for (const { path, schema, values, isAlternative } of testsIn(condition)) {
    if (path.length !== 1 || isAlternative) continue;
    const [field] = path as [string];
    // condition-value reports values that no policy has.
    if (values && !values.some((value) => allValues[field]?.includes(value) ?? true)) continue;
    const before = found.get(field) ?? allValues[field];
    const not: Schema = schema.not ?? {};
    const excluded: Json[] = 'const' in not ? [not.const] : (not.enum ?? []);
    const some = values ?? before;
    if (!some) continue;
    found.set(
      field,
      some.filter((value) => !excluded.includes(value) && (!before || before.includes(value))),
    );
  }
  return found;
}

/**
 * The statuses that a policy can have where a condition of request.json is evaluated: what `policies.where` and the
 * entries of `policies.allowed` and `blocked` before it turn away does not get there.
 */
export function statusesAt(request: RequestRules, conditionAt: string): readonly string[] {
  if (conditionAt === '/policies/where') return policyStatuses;
  const rules = refusalRules(request);
  const own = rules.findIndex((one) => one.conditionAt === conditionAt);
  // Loads are made before anything that was loaded can block.
  const isEarly = conditionAt.startsWith('/load/');
  const before =
    own < 0 ? rules.filter(({ gate }) => gate === 'allowed' || !isEarly) : rules.slice(0, own);
  return before.reduce<readonly string[]>(
    (left, { gate, condition }) =>
      gate === 'allowed'
        ? left.filter((status) => meets(condition, status))
        : left.filter((status) => !isAlwaysTrue(condition, status)),
    policyStatuses.filter((status) => meets(request.policies.where, status)),
  );
}

const meets = (condition: Schema, status: string): boolean =>
  valuesByField(condition).get('policyStatus')?.includes(status) ?? true;

/** Whether a condition over the document tests nothing but the status of the policy, and has this one. */
function isAlwaysTrue(condition: Schema, status: string): boolean {
  const ofPolicy: Schema | undefined = getAt(condition, '/properties/policy');
  const tested: Schema | undefined = getAt(ofPolicy, '/properties/policyStatus');
  if (!ofPolicy || !tested) return false;
  const { properties: _of, required: _policy, ...besides } = condition;
  const { properties, required: _status, ...further } = ofPolicy;
  const isAlone = [besides, further].every((part) => !constrains(part));
  return isAlone && Object.keys(properties).length === 1 && meets(ofPolicy, status);
}
