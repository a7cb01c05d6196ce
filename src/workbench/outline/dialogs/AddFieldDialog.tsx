import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { partsOf } from '#engine';
import { useRef, useState } from 'react';
import { t } from '../../i18n';
import { FormDialog } from '../../shell/FormDialog';
import { pieces } from '../../editor/names';
import type { Where } from '../edit/addField';
import {
  equalChoice,
  fieldFromPiece,
  freeName,
  type KindName,
  kinds,
  nameFor,
  nameProblem,
  newField,
  type NewField,
} from '../edit/kinds';
import { type Definition, pathIn } from '../model/definition';
import { listOf, withPiece } from '../model/fields';
import { titleOf } from '../model/words';

interface Props {
  definition: Definition;
  where: Where;
  onAdd: (field: NewField, where: Where) => void;
  onClose: () => void;
}

/** Asks for the title and the kind of a new field; its name follows from the title until it is written. */
export function AddFieldDialog({ definition, where: given, onAdd, onClose }: Props) {
  const [where, setWhere] = useState(given);
  const titleBox = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [typedName, setTypedName] = useState<string>();
  const [kind, setKind] = useState('text');
  const [choices, setChoices] = useState('');
  const [isRequired, setRequired] = useState(true);
  const [isTried, setTried] = useState(false);

  const list = 'beside' in where ? listOf(where.beside) : undefined;
  const taken = definition.fields.filter(({ at }) => listOf(at) === list).map(({ name }) => name);
  const name = typedName ?? freeName(nameFor(title), taken);
  const hasChoices = kind in kinds && 'hasChoices' in kinds[kind as KindName];
  const words = choices.split('\n').filter((line) => line.trim() !== '');
  const wrongName = name === '' && title === '' ? undefined : nameProblem(name, taken);
  const problems = {
    title: title.trim() === '' ? t('outline.add.noTitle') : undefined,
    name: wrongName ? t(`outline.nameProblems.${wrongName}`) : undefined,
    choices: hasChoices ? choicesProblem(words) : undefined,
  };
  const add = () => {
    setTried(true);
    if (Object.values(problems).some(Boolean)) return;
    const wanted = { title: title.trim(), name, isRequired: isRequired && kind !== 'note' };
    onAdd(
      kind in kinds
        ? newField(kind as KindName, { ...wanted, choices: words })
        : fieldFromPiece(kind, pieceOf(definition, kind), wanted),
      where,
    );
  };
  const shared = pieces(pathIn(definition.key, 'schema'), definition.texts).filter(({ label }) =>
    isField(definition, label),
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
          ...Object.keys(kinds).map((one) => (
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
      <TextField
        label={t('outline.add.name')}
        value={name}
        error={problems.name !== undefined}
        helperText={problems.name ?? t('outline.add.nameHelp')}
        onChange={({ target }) => setTypedName(target.value.trim())}
      />
      {'beside' in where && (
        <TextField
          select
          label={t('outline.add.where')}
          value={where.isBefore ? 'before' : 'after'}
          onChange={({ target }) =>
            setWhere({ beside: where.beside, isBefore: target.value === 'before' })
          }
        >
          {(['before', 'after'] as const).map((side) => (
            <MenuItem key={side} value={side} dense>
              {t(`outline.add.${side}`, { field: titleOf(definition, where.beside) })}
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

/** Some pieces are words, or parts of request.json. */
const isField = (definition: Definition, ref: string): boolean =>
  typeof pieceOf(definition, ref).type === 'string';

/** `../_shared/upload.json#/$defs/scan` → `upload · scan` */
const shortOf = (ref: string): string => {
  const [file = '', pointer = ''] = ref.split('#');
  return `${file.split('/').at(-1)!.replace('.json', '')} · ${partsOf(pointer).at(-1) ?? ''}`;
};
