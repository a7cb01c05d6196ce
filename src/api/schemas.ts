import {
  type Static,
  type TLiteral,
  type TProperties,
  type TSchema,
  type TUnsafe,
  Type,
} from '@sinclair/typebox';

/** The input of a call: these properties and no others. */
export const input = <P extends TProperties>(properties: P, keywords: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...keywords });

/** The response of a call that succeeded. It may have more properties than these. */
export const success = <P extends TProperties>(properties?: P) =>
  Type.Object({ status: Type.Literal('success'), ...properties } as P & {
    status: TLiteral<'success'>;
  });

export const text = (maxLength: number) => Type.String({ maxLength });
export const name = (maxLength: number) => Type.String({ minLength: 1, maxLength });
export const matching = (pattern: string, maxLength: number) => Type.String({ pattern, maxLength });
export const formatted = (format: string, maxLength: number) => Type.String({ format, maxLength });

export const oneOf = <T extends string>(...values: T[]): TUnsafe<T> =>
  Type.Unsafe<T>({ type: 'string', enum: values });

export const orNull = <T extends TSchema>({ type, ...schema }: T): TUnsafe<Static<T> | null> =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: [type, 'null'] });

/** YYYY-MM-DD. */
export const day = formatted('date', 10);
/** An instant as the server writes it, in UTC. */
export const moment = matching('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', 24);
/** From April to March: 2023-2024. */
export const financialYear = matching('^[0-9]{4}-[0-9]{4}$', 9);
export const policyNumber = name(20);
export const clientId = name(40);
/** A transaction number of the portal or of the payment gateway. */
export const transaction = matching('^[A-Za-z0-9._-]{1,64}$', 64);
/** The sub-type code of a request. */
export const subType = name(20);
/** The same, for a call that does not require it. */
export const subTypeIfAny = Type.Optional(text(20));

/** In a response: a date as YYYY-MM-DD, or an empty text. */
export const shownDay = Type.String({ description: 'YYYY-MM-DD, or empty.' });
export const shownMoment = Type.String({ format: 'date-time' });
export const rupees = Type.Number({ description: 'In rupees.' });
/** Answers of a form, by field. */
export const answers = Type.Unsafe<{ [field: string]: unknown }>({ type: 'object' });
