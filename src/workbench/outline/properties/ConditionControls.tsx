import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { isObject, partsOf, type Pointer, pointerOf } from '#engine';
import { t } from '../../i18n';
import { setAt } from '../edit/jsonText';
import { type Definition, pathIn } from '../model/definition';
import { fieldsOf } from '../model/fields';
import type { OutlineNode } from '../model/outlineOf';
import { choicesFor, choiceWord, conditionAt, testsIn, textsIn, titleOf } from '../model/words';
import type { Edit } from './control';
import { dense } from './valueProps';

interface Props {
  definition: Definition;
  node: OutlineNode;
  edit: Edit;
}

/** A condition that asks one field for one of some answers; any other is shown in words and changed as JSON. */
export function ConditionControls({ definition, node, edit }: Props) {
  const pointer = node.id.slice('condition:'.length);
  const { rule, within } = conditionAt(definition.schema, pointer);
  const file = pathIn(definition.key, 'schema');
  const tests = testsIn(rule?.if, within);
  const [test] = tests ?? [];
  const keywords = Object.keys(test?.test ?? {});
  const isSimple =
    tests?.length === 1 &&
    keywords.length === 1 &&
    isObject(test?.test) &&
    (keywords[0] === 'const' || (keywords[0] === 'enum' && Array.isArray(test.test.enum)));
  const write = (at: Pointer, value: unknown) =>
    edit({ [file]: setAt(definition.texts[file]!, at, value) }, undefined);
  const shown = Object.keys(rule?.then?.properties ?? {});
  const required = textsIn(rule?.then?.required);
  const mayBeRequired = fieldsOf(definition.key, definition.values)
    .filter(({ at }) => at === within + pointerOf(partsOf(at).at(-1)!))
    .map(({ name }) => name);
  if (!isSimple || !test)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {node.title}. {t('property.conditionAsJson')}
      </Typography>
    );
  const values: unknown[] = keywords[0] === 'enum' ? test.test.enum : [test.test.const];
  const choosable = definition.fields.filter(
    ({ at, schema }) =>
      at === within + pointerOf(partsOf(at).at(-1)!) &&
      (at === test.at || choicesFor(schema).length > 0),
  );
  const field = definition.fields.find(({ at }) => at === test.at);
  const choices = field ? choicesFor(field.schema).map(({ value }) => value) : values;
  const asks = (at: Pointer, wanted: unknown[]) =>
    write(`${pointer}/if`, {
      properties: {
        [partsOf(at).at(-1)!]: wanted.length === 1 ? { const: wanted[0] } : { enum: wanted },
      },
      required: [partsOf(at).at(-1)!],
    });
  const select = (
    label: string,
    chosen: string | string[],
    options: [string, string][],
    onPick: (picked: any) => void,
  ) => (
    <Box>
      <Typography sx={{ fontSize: 13, mb: 0.25 }}>{label}</Typography>
      <TextField
        select
        fullWidth
        value={chosen}
        disabled={definition.broken !== undefined}
        onChange={({ target }) => onPick(target.value)}
        slotProps={{
          select: { multiple: Array.isArray(chosen), SelectDisplayProps: { 'aria-label': label } },
        }}
        sx={dense}
      >
        {options.map(([value, word]) => (
          <MenuItem key={value} value={value} dense>
            {word}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
  const words = (list: string[]): [string, string][] =>
    list.map((name) => [name, titleOf(definition, within + pointerOf(name))]);
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      {select(
        t('property.conditionField'),
        test.at,
        choosable.map(({ at }) => [at, titleOf(definition, at)]),
        (at: Pointer) => {
          const other = definition.fields.find((one) => one.at === at);
          asks(
            at,
            choicesFor(other!.schema)
              .slice(0, 1)
              .map(({ value }) => value),
          );
        },
      )}
      {select(
        t('property.conditionValues'),
        values.map((value) => JSON.stringify(value)),
        choices.map((value) => [JSON.stringify(value), choiceWord(definition, test.at, value)]),
        (picked: string[]) => {
          if (picked.length > 0)
            asks(
              test.at,
              picked.map((one) => JSON.parse(one)),
            );
        },
      )}
      <Typography sx={{ fontSize: 13 }}>
        {t('property.conditionShows')}{' '}
        {words(shown)
          .map(([, word]) => word)
          .join(', ') || t('property.none')}
      </Typography>
      {select(
        t('property.conditionRequires'),
        required,
        words([...new Set([...shown, ...required, ...mayBeRequired])]),
        (picked: string[]) =>
          write(`${pointer}/then/required`, picked.length > 0 ? picked : undefined),
      )}
    </Box>
  );
}
