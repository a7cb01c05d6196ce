import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { parentOf, partsOf, type Pointer } from '#engine';
import { useRef, useState } from 'react';
import { t } from '../../i18n';
import { FormDialog } from '../../shell/FormDialog';
import { pieces } from '../../editor/names';
import { ownPlace, type Where } from '../edit/addField';
import {
  equalChoice,
  fieldFromPiece,
  freeName,
  type KindName,
  kinds,
  kindsIn,
  nameFor,
  nameProblem,
  newField,
  type NewField,
  type Surroundings,
} from '../edit/kinds';
import { type Definition, pathIn } from '../model/definition';
import { holderOf, isSameLevel, withPiece } from '../model/fields';
import { titleOf, uiAt } from '../model/words';

interface Props {
  definition: Definition;
  where: Where;
  onAdd: (field: NewField, where: Where) => void;
  onClose: () => void;
}

/** Beside a field, or within it, where it is a list or a group. */
type Side = 'before' | 'after' | 'inside';

/** Asks for the title and the kind of a new field; its name follows from the title until it is written. */
export function AddFieldDialog({ definition, where: given, onAdd, onClose }: Props) {
  const beside = 'beside' in given ? given.beside : undefined;
  const last = beside === undefined ? undefined : lastWithin(definition, beside);
  const [side, setSide] = useState<Side>('beside' in given && given.isBefore ? 'before' : 'after');
  const titleBox = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [typedName, setTypedName] = useState<string>();
  const [wished, setKind] = useState('text');
  const [choices, setChoices] = useState('');
  const [firstTitle, setFirstTitle] = useState('');
  const [isRequired, setRequired] = useState(true);
  const [isTried, setTried] = useState(false);

  const path = pathIn(definition.key, 'schema');
  const where = ownPlace(path, definition.fields, whereAt(given, side, last));
  const next = 'beside' in where ? where.beside : undefined;
  const taken = definition.fields
    .filter(({ at }) => (next === undefined ? parentOf(at) === '' : isSameLevel(at, next)))
    .map((field) => field.name);
  const around = surroundingsOf(definition, next);
  const offered = kindsIn(around);
  const kind = wished in kinds && !offered.includes(wished as KindName) ? 'text' : wished;
  const name = typedName ?? freeName(nameFor(title), taken);
  const hasChoices = kind in kinds && 'hasChoices' in kinds[kind as KindName];
  const hasEntries = kind in kinds && 'hasEntries' in kinds[kind as KindName];
  const words = choices.split('\n').filter((line) => line.trim() !== '');
  const wrongName = name === '' && title === '' ? undefined : nameProblem(name, taken);
  const problems = {
    title: title.trim() === '' ? t('outline.add.noTitle') : undefined,
    name: wrongName ? t(`outline.nameProblems.${wrongName}`) : undefined,
    choices: hasChoices ? choicesProblem(words) : undefined,
    firstTitle: hasEntries && firstTitle.trim() === '' ? t('outline.add.noTitle') : undefined,
  };
  const add = () => {
    setTried(true);
    if (Object.values(problems).some(Boolean)) return;
    const wanted = { title: title.trim(), name, isRequired: isRequired && kind !== 'note' };
    onAdd(
      kind in kinds
        ? newField(kind as KindName, {
            ...wanted,
            choices: words,
            ...(hasEntries && { firstTitle: firstTitle.trim() }),
          })
        : fieldFromPiece(kind, pieceOf(definition, kind), wanted),
      where,
    );
  };
  const shared = pieces(path, definition.texts).filter(({ label }) =>
    isField(definition, label, around),
  );
  const shown = (problem: string | undefined) => (isTried ? problem : undefined);
  return (
    <FormDialog
      heading={t('outline.addField')}
      confirm={t('outline.addField')}
      firstBox={titleBox}
      onSubmit={add}
      onClose={onClose}
    >
      <TextField
        inputRef={titleBox}
        label={t('outline.add.title')}
        value={title}
        error={shown(problems.title) !== undefined}
        helperText={shown(problems.title) ?? t('outline.add.titleHelp')}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        select
        label={t('outline.add.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      >
        {[
          ...offered.map((one) => (
            <MenuItem key={one} value={one} dense>
              {t(`outline.kindsOfField.${one}`)}
            </MenuItem>
          )),
          ...shared.map(({ label, detail }) => (
            <MenuItem key={label} value={label} dense>
              {t('outline.add.piece', { piece: shortOf(label), detail: detail ?? '' })}
            </MenuItem>
          )),
        ]}
      </TextField>
      {hasChoices && (
        <TextField
          multiline
          minRows={3}
          label={t('outline.add.choices')}
          value={choices}
          error={shown(problems.choices) !== undefined}
          helperText={shown(problems.choices) ?? t('outline.add.choicesHelp')}
          onChange={({ target }) => setChoices(target.value)}
        />
      )}
      {hasEntries && (
        <TextField
          label={t('outline.add.firstOfEntry')}
          value={firstTitle}
          error={shown(problems.firstTitle) !== undefined}
          helperText={shown(problems.firstTitle) ?? t('outline.add.firstOfEntryHelp')}
          onChange={({ target }) => setFirstTitle(target.value)}
        />
      )}
      <TextField
        label={t('outline.add.name')}
        value={name}
        error={problems.name !== undefined}
        helperText={problems.name ?? t('outline.add.nameHelp')}
        onChange={({ target }) => setTypedName(target.value.trim())}
      />
      {beside !== undefined && (
        <TextField
          select
          label={t('outline.add.where')}
          value={side}
          onChange={({ target }) => setSide(target.value as Side)}
        >
          {(['before', 'after', ...(last === undefined ? [] : ['inside'])] as const).map((one) => (
            <MenuItem key={one} value={one} dense>
              {t(`outline.add.${one}`, { field: titleOf(definition, beside) })}
            </MenuItem>
          ))}
        </TextField>
      )}
      {kind !== 'note' && (
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={isRequired}
              onChange={({ target }) => setRequired(target.checked)}
            />
          }
          label={t('property.required')}
          sx={{ ml: 0, gap: 1 }}
        />
      )}
    </FormDialog>
  );
}

function whereAt(given: Where, side: Side, last: Pointer | undefined): Where {
  if (!('beside' in given)) return given;
  if (side === 'inside' && last !== undefined) return { beside: last, isBefore: false };
  return { beside: given.beside, isBefore: side === 'before' };
}

function surroundingsOf({ ui }: Definition, beside: Pointer | undefined): Surroundings {
  const holder = beside === undefined ? undefined : holderOf(beside);
  if (holder === undefined) return 'form';
  return uiAt(ui, holder)?.['ui:widget'] === 'table' ? 'table' : 'inside';
}

/** The last field in a list or a group that the customer sees, or that there is. */
function lastWithin({ fields, ui }: Definition, holder: Pointer): Pointer | undefined {
  const inside = fields.filter(({ at }) => holderOf(at) === holder).map(({ at }) => at);
  return inside.findLast((at) => uiAt(ui, at)?.['ui:widget'] !== 'hidden') ?? inside.at(-1);
}

function choicesProblem(words: string[]): string | undefined {
  const choice = equalChoice(words);
  if (choice !== undefined) return t('outline.add.equalChoices', { choice });
  return words.length < 2 ? t('outline.add.fewChoices') : undefined;
}

/** The keywords of a piece that a `$ref` in schema.json names. */
function pieceOf({ key, values }: Definition, ref: string) {
  const path = pathIn(key, 'schema');
  return withPiece({ ...values, [path]: { $ref: ref } }, path, '').value;
}

/** Some pieces are words, or parts of request.json; within a list or a group no file, list or group can be. */
function isField(definition: Definition, ref: string, around: Surroundings): boolean {
  const { type } = pieceOf(definition, ref);
  const isOutermost = type === 'object' || type === 'array';
  return typeof type === 'string' && (around === 'form' || !isOutermost);
}

/** `../_shared/upload.json#/$defs/scan` → `upload · scan` */
const shortOf = (ref: string): string => {
  const [file = '', pointer = ''] = ref.split('#');
  return `${file.split('/').at(-1)!.replace('.json', '')} · ${partsOf(pointer).at(-1) ?? ''}`;
};
