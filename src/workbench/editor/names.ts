import { knownCalls } from '#api';
import { formats, pointerOf, widgets } from '#engine';
import { parse } from 'jsonc-parser';
import { valueOf } from '../outline/model/values';

/** A name that a text may have at a place. */
export interface Name {
  label: string;
  /** What it is, in few words. */
  detail?: string;
}

/** The fields of a definition, also while its schema is being typed. */
export function fieldsIn(schemaText: string | undefined): (Name & { at: string })[] {
  const found = new Map<string, Name & { at: string }>();
  collect(parse(schemaText ?? ''), [], found);
  return [...found.values()];
}

function collect(schema: any, path: string[], found: Map<string, Name & { at: string }>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [name, field] of Object.entries<any>(schema.properties ?? {})) {
    const at = pointerOf(...path, name);
    if (!found.has(at)) found.set(at, { at, label: name, detail: kindOf(field) });
    collect(field?.items, [...path, name, '*'], found);
  }
  for (const part of [schema.allOf ?? []].flat()) {
    collect(part, path, found);
    collect(part?.then, path, found);
  }
}

/** `string, pan`, or the piece that it refers to. */
function kindOf(field: any): string {
  if (typeof field?.$ref === 'string') return field.$ref.split('/').at(-1);
  return [field?.type, field?.format, field?.enum && 'choice'].filter(Boolean).join(', ');
}

/** The pieces that a `$ref` in one file may name. */
export function pieces(path: string, files: { [path: string]: string }): Name[] {
  const isShared = path.startsWith('schemas/_shared/');
  return Object.entries(files).flatMap(([file, text]) => {
    if (!/^schemas\/_shared\/[^.]+\.json$/.test(file)) return [];
    const address =
      file === path ? '' : file.replace('schemas/_shared/', isShared ? '' : '../_shared/');
    const { $defs = {} } = valueOf(file, text) ?? {};
    return Object.entries<any>($defs).map(([name, piece]) => ({
      label: `${address}#/$defs/${name}`,
      detail: piece?.description ?? piece?.title ?? kindOf(piece),
    }));
  });
}

export const callNames: Name[] = Object.keys(knownCalls).map((label) => ({ label }));

export const formatNames: Name[] = formats.map(({ name, description }) => ({
  label: name,
  detail: description,
}));

export const widgetNames: Name[] = Object.entries(widgets).map(([label, { description }]) => ({
  label,
  detail: description,
}));

/** The pointers into the document of request.json that are known without running it. */
export function documentPointers(files: { [path: string]: string }, key: string): Name[] {
  const fields = fieldsIn(files[`schemas/${key}/schema.json`]);
  const { load = [], steps = [] } = parse(files[`schemas/${key}/request.json`] ?? '') ?? {};
  const kept = [load].flat().flatMap((one: any) => Object.keys(one?.keep ?? {}));
  const ids = [steps]
    .flat()
    .flatMap((step: any) => (typeof step?.id === 'string' ? [step.id] : []));
  return [
    ...fields.map(({ at, detail }) => ({ label: `/answers${at}`, ...(detail && { detail }) })),
    ...kept.map((at) => ({ label: `/loaded${at}` })),
    ...ids.map((id) => ({ label: `/steps/${id}` })),
    ...['policyNo', 'policyStatus', 'planName', 'planType'].map((name) => ({
      label: `/policy/${name}`,
    })),
    ...['clientId', 'fullName', 'dateOfBirth', 'emailId', 'mobileNo'].map((name) => ({
      label: `/customer/${name}`,
    })),
    { label: '/today' },
  ];
}
