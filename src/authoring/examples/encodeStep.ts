import {
  type CompiledDefinition,
  describedFields,
  type FileAnswer,
  formFieldsOf,
  getAt,
  isObject,
  type NormalizedAnswers,
  type Payload,
  type ReceivedPayload,
  type Step,
} from '#engine';

/** The start of any file, in base64: the content does not matter here. */
const someContent = 'JVBERi0=';

/** A step's payload as the portal sends it and the network delivers it. */
export function encodeStep(
  definition: CompiledDefinition,
  { as = 'json' }: Step,
  payload: Payload,
  answers: NormalizedAnswers,
): ReceivedPayload {
  const chosen = filesOf(definition, answers);
  const isFile = (value: unknown): value is FileAnswer =>
    isObject(value) && chosen.has(value.id as string);
  if (as === 'json' || Array.isArray(payload)) {
    const sent = Array.isArray(payload)
      ? payload
      : Object.fromEntries(
          Object.entries(payload).map(([name, value]) => [
            name,
            isFile(value) ? someContent : value,
          ]),
        );
    return { kind: 'json', fields: JSON.parse(JSON.stringify(sent)), files: {} };
  }
  const files = Object.entries(payload).filter((entry): entry is [string, FileAnswer] =>
    isFile(entry[1]),
  );
  const texts = Object.entries(payload).filter(([, value]) => !isFile(value));
  return {
    kind: 'multipart',
    fields: Object.fromEntries(
      formFieldsOf(Object.fromEntries(texts)).map(([name, text]) => [
        inFormData(name),
        inFormData(text),
      ]),
    ),
    files: Object.fromEntries(files),
  };
}

/** A text in `multipart/form-data`: half a surrogate pair cannot be encoded, and every line break is CR LF. */
const inFormData = (text: string) =>
  text.replace(/\p{Cs}/gu, '\uFFFD').replace(/\r\n|\r|\n/g, '\r\n');

/** The ids of the files among the answers. */
function filesOf({ schema }: CompiledDefinition, answers: NormalizedAnswers): Set<string> {
  return new Set(
    describedFields(schema)
      .filter((described) => described.schema.upload)
      .map(({ at }) => getAt(answers, at)?.id)
      .filter((id) => id !== undefined),
  );
}
