import type { Files } from '../read/readDefinition';

/**
 * The files of a request type that asks for nothing yet: it takes all policies of the base list, sends the policy number
 * and raises a ticket.
 */
export function emptyType({ key, title }: { key: string; title: string }): Files {
  const folder = `schemas/${key}/`;
  const metaschema = (name: string) => `../../src/authoring/metaschemas/${name}.json`;
  return {
    [`${folder}schema.json`]: textOf({
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      properties: {},
      required: [],
    }),
    [`${folder}ui.json`]: textOf({
      $schema: metaschema('ui'),
      'ui:title': title,
      'ui:submit': 'Submit request',
    }),
    [`${folder}request.json`]: textOf({
      $schema: metaschema('request'),
      subType: { name: title.toLowerCase() },
      policies: { $ref: '../_shared/policies.json#/$defs/baseList' },
      openRequestCheck: true,
      steps: [
        {
          id: 'raise',
          call: `POST ${key.toLowerCase().replaceAll('_', '-')}/`,
          raises: 'ticket',
          send: { policyNumber: '/policy/policyNo' },
        },
      ],
      success: { message: 'Your reference number is {ticketnumber}', then: 'list' },
    }),
  };
}

const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
