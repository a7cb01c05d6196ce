import { compileDefinition } from '../../src/engine/compile/compileDefinition';
import type {
  CompiledDefinition,
  Context,
  RequestRules,
  Schema,
  Ui,
} from '../../src/engine/definition/definition';

/** A minimal valid definition with the given parts. */
export function small(
  schema: Schema,
  ui: Ui = {},
  request: Partial<RequestRules> = {},
): CompiledDefinition {
  return compileDefinition(
    {
      key: 'small',
      schema: { type: 'object', ...schema },
      ui,
      request: {
        subType: { name: 'small' },
        policies: { where: {}, none: 'No policies found' },
        openRequestCheck: false,
        steps: [
          {
            id: 'raise',
            call: 'POST small/',
            raises: 'ticket',
            send: { policyNumber: '/policy/policyNo' },
          },
        ],
        success: { message: 'Your reference number is {ticketnumber}' },
        ...request,
      },
    },
    { allErrors: true },
  );
}

const policy = { policyNo: '50010001', policyStatus: 'PREMIUM PAYING' };

export const context: Context = {
  customer: { clientId: 'C10001', fullName: 'Asha Sample' },
  policies: [policy],
  policy,
  subType: { name: 'small', code: 'ST0999' },
  today: '2026-11-21',
};

/** A condition over the document: the response of a step is so. */
export const responseIs = (id: string, properties: Schema): Schema => {
  const response = { properties, required: Object.keys(properties) };
  const steps = { properties: { [id]: response }, required: [id] };
  return { properties: { steps }, required: ['steps'] };
};
