import { Box } from '@mui/material';
import { type Diagnostic, setChangedInText, setOrPruneInText } from '#authoring';
import { getAt, parentOf, type Pointer, pointerOf } from '#engine';
import { useId } from 'react';
import { t } from '../../i18n';
import { showableBy, shownBy, showOnly } from '../edit/conditions';
import { type Definition, pathIn } from '../model/definition';
import { answerSubjects } from '../model/subjects';
import { conditionAt, textsIn, titleOf } from '../model/words';
import { Choices } from './Choices';
import type { Edit } from './control';
import { Label } from './Label';
import { problemsAt } from './problemsAt';
import { Problems } from './Problems';
import { RuleEditor } from './RuleEditor';

interface Props {
  definition: Definition;
  pointer: Pointer;
  diagnostics: Diagnostic[];
  edit: Edit;
}

/** A condition of schema.json: what it asks, which fields it shows, and which must be answered then. */
export function ConditionControls({ definition, pointer, diagnostics, edit }: Props) {
  const id = useId();
  const { key, texts } = definition;
  const { rule, within } = conditionAt(definition.schema, pointer);
  const file = pathIn(key, 'schema');
  const isDisabled = definition.broken !== undefined;
  const ask = (next: unknown) =>
    edit({ [file]: setChangedInText(texts[file]!, `${pointer}/if`, rule?.if, next ?? {}) });
  const shown = shownBy(rule);
  const required = textsIn(getAt(rule, '/then/required'));
  const beside = definition.fields
    .filter(({ at, schema }) => parentOf(at) === within && schema.type !== 'null')
    .map(({ name }) => name);
  const options = (names: string[]) =>
    [...new Set(names)].map((value) => ({
      value,
      label: titleOf(definition, within + pointerOf(value)),
    }));
  const fields = (
    part: string,
    label: string,
    chosen: string[],
    names: string[],
    onPick: (names: string[]) => void,
  ) => {
    const problems = problemsAt(texts, diagnostics, file, `${pointer}/then/${part}`);
    return (
      <Box>
        <Box component="label" htmlFor={`${id}-${part}`} sx={{ display: 'block', mb: 0.25 }}>
          <Label label={label} />
        </Box>
        <Choices
          id={`${id}-${part}`}
          label={label}
          meta={{}}
          isMultiple
          value={chosen}
          options={options(names)}
          isDisabled={isDisabled}
          isWrong={problems.some(isError)}
          describedBy={problems.length > 0 ? `${id}-${part}-problem` : undefined}
          onChange={(picked) => onPick(picked as string[])}
        />
        <Problems id={`${id}-${part}-problem`} problems={problems} />
      </Box>
    );
  };
  const wrong = problemsAt(texts, diagnostics, file, `${pointer}/if`);
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <RuleEditor
        id={`${id}-if`}
        label={t('property.conditionWhen')}
        keyword="if"
        meta={{}}
        within={within}
        subjects={answerSubjects(definition, within)}
        value={rule?.if}
        isDisabled={isDisabled}
        isWrong={wrong.some(isError)}
        describedBy={wrong.length > 0 ? `${id}-problem` : undefined}
        onChange={ask}
      />
      <Problems id={`${id}-problem`} problems={wrong} />
      {fields(
        'properties',
        t('property.conditionShows'),
        shown,
        showableBy(definition, pointer),
        (names) => edit(showOnly(definition, pointer, names)),
      )}
      {fields(
        'required',
        t('property.conditionRequires'),
        required,
        [...shown, ...required, ...beside],
        (names) =>
          edit({
            [file]: setOrPruneInText(
              texts[file]!,
              `${pointer}/then/required`,
              names.length > 0 ? names : undefined,
              `${pointer}/then`,
            ),
          }),
      )}
    </Box>
  );
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';
