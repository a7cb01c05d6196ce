import { compileDefinition } from '../../src/engine/compile/compileDefinition';
import type {
  CompiledDefinition,
  RequestRules,
  Schema,
  Ui,
} from '../../src/engine/definition/definition';

/** A minimal valid request type with the given parts. */
export function definitionOf(
  properties: { [name: string]: Schema },
  rest: { schema?: Schema; ui?: Ui; request?: Partial<RequestRules> } = {},
): CompiledDefinition {
  const fields = Object.keys(properties);
  const hasFile = Object.values(properties).some(({ upload }) => upload);
  return compileDefinition(
    {
      key: 'trial',
      schema: { type: 'object', properties, ...rest.schema },
      ui: { 'ui:title': 'Trial request', ...rest.ui },
      request: {
        subType: { name: 'trial' },
        policies: {
          where: {
            type: 'object',
            properties: { policyStatus: { const: 'PREMIUM PAYING' } },
            required: ['policyStatus'],
          },
          none: 'No policies found',
        },
        openRequestCheck: false,
        steps: [
          {
            id: 'raise',
            call: 'POST trial/',
            ...(hasFile && { as: 'multipart' as const }),
            raises: 'ticket',
            send: {
              policyNumber: '/policy/policyNo',
              ...Object.fromEntries(fields.map((name) => [name, `/answers/${name}`])),
            },
          },
        ],
        success: {
          message: 'We have received your request. Your reference number is {ticketnumber}',
          then: 'list',
        },
        ...rest.request,
      },
    },
    { allErrors: true },
  );
}

export const name: Schema = { type: 'string', maxLength: 20 };
