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
/** A sign with ink: no blank, no mark without a letter, nothing that only directs other signs. */
export const visibleSign = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** A text in which there is something to read. */
export const visible = (maxLength: number) => matching(visibleSign.source, maxLength);
export const formatted = (format: string, maxLength: number) => Type.String({ format, maxLength });

export const oneOf = <T extends string>(...values: T[]): TUnsafe<T> =>
  Type.Unsafe<T>({ type: 'string', enum: values });

export const orNull = <T extends TSchema>({ type, ...schema }: T): TUnsafe<Static<T> | null> =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: [type, 'null'] });

/** YYYY-MM-DD. */
export const day = formatted('date', 10);
/**
 * A `title` says what kind of value it is where the text alone does not: lint refuses a client id where a call takes a
 * policy number.
 */
export const birthday = Type.String({ format: 'date', maxLength: 10, title: 'date of birth' });
/** An instant as the server writes it, in UTC. */
export const moment = matching('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', 24);
/** An instant in UTC as other systems write it, with or without milliseconds. */
export const instant = matching(
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?Z$',
  24,
);
/** From April to March. */
export const financialYear = Type.String({
  pattern: '^[0-9]{4}-[0-9]{4}$',
  maxLength: 9,
  title: 'financial year',
  examples: ['2023-2024'],
});
export const policyNumber = Type.String({ minLength: 1, maxLength: 20, title: 'policy number' });
export const clientId = Type.String({ minLength: 1, maxLength: 40, title: 'client id' });
export const planId = Type.String({ minLength: 1, maxLength: 20, title: 'plan id' });
/** A transaction number of the portal or of the payment gateway. */
export const transaction = matching('^[A-Za-z0-9._-]{1,64}$', 64);
/** The sub-type code of a request. */
export const subType = name(20);
/** The same, for a call that does not require it. */
export const subTypeIfAny = Type.Optional(text(20));

/** In a response: a text of a format, or an empty text where nothing is known. */
export const orEmpty = <T extends TSchema>(schema: T): TUnsafe<Static<T>> =>
  Type.Unsafe<Static<T>>({ anyOf: [schema, Type.Literal('')] });
const shown = (format: string) => Type.String({ format });
/** YYYY-MM-DD, or an empty text. */
export const shownDay = orEmpty(shown('date'));
export const shownMoment = shown('date-time');
export const shownBirthday = Type.String({ format: 'date', title: 'date of birth' });
export const shownPolicyNumber = Type.String({ title: 'policy number' });
export const shownClientId = Type.String({ title: 'client id' });
export const shownPlanId = Type.String({ title: 'plan id' });
export const shownPan = orEmpty(shown('pan'));
export const shownGstin = orEmpty(shown('gstin'));
export const shownIfsc = orEmpty(shown('ifsc'));
export const shownEmail = orEmpty(shown('email'));
export const shownPhone = orEmpty(shown('phone'));
/** A text of the insurer's records, which has one of these values. */
export const recorded = (values: string[]) => Type.Unsafe<string>({ type: 'string', enum: values });
/** M, F or TG; an empty text where it is not known. */
export const gender = recorded(['M', 'F', 'TG', '']);
/** A text of another system, of which these values are known. */
export const textSuchAs = (...examples: string[]) => Type.String({ examples });
export const planType = textSuchAs('ULIP', 'TRAD', 'TERM', 'ANNUITY');
export const frequency = textSuchAs('Annually', 'Half-yearly', 'Quarterly', 'Monthly');
/** One of `policyStatuses` of the engine. */
export const policyStatus = Type.String({ title: 'policy status' });
export const rupees = Type.Number({ description: 'In rupees.' });
/** Answers of a form, by field. */
export const answers = Type.Unsafe<{ [field: string]: unknown }>({ type: 'object' });
