import type { Diagnostic } from '#authoring';
import { Alert, MenuItem, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { t } from '../../i18n';
import { useChecker } from '../../checker/checkerClient';
import { FormDialog } from '../../shell/FormDialog';
import type { Changes, Texts } from '../edit/texts';
import { type Definition, readTexts } from '../model/definition';
import { findNode, outlineOf } from '../model/outlineOf';
import type { Option } from '../properties/control';
import type { Group } from '../properties/fieldControls';
import { inWords } from '../properties/inWords';
import { problemsAt } from '../properties/problemsAt';
import { groupsOf, Properties } from '../properties/Properties';

interface Props {
  definition: Definition;
  heading: string;
  /** What it can be added to, where it belongs to a field or a list. */
  places: Option[];
  /** What the place is asked for by. */
  placeLabel: string;
  /** The texts with the new thing, still empty, and its node in the outline. */
  begin: (place: string) => { id: string; changes: Changes } | undefined;
  onAdd: (id: string, changes: Changes) => void;
  onClose: () => void;
}

/** Adds a thing that is filled in first, by the controls that it has in the outline later. */
export function AddPartDialog(props: Props) {
  const { definition, heading, places, placeLabel, begin, onAdd, onClose } = props;
  const [place, setPlace] = useState(places[0]?.value ?? '');
  const [drafted, setDrafted] = useState<Changes>({});
  const [found, setFound] = useState<{ of: Changes; problems: Diagnostic[] }>();
  const begun = useMemo(() => begin(place), [begin, place]);
  const texts = withChanges(definition.texts, { ...begun?.changes, ...drafted });
  const draft = readTexts(definition.key, texts);
  const node = begun && findNode(outlineOf(draft), begun.id);
  const groups = node ? groupsOf(draft, node) : [];
  // What was wrong with an earlier draft says nothing of this one.
  const problems = found?.of === drafted ? found.problems : [];
  const checker = useChecker();
  const [failed, setFailed] = useState<string>();
  const add = () => {
    if (!begun) return;
    const changes = { ...begun.changes, ...drafted };
    checker.query({ type: 'newProblems', key: definition.key, changes }).then(
      // What is wrong is said once; an analyst may know better.
      (wrong) =>
        wrong.length > 0 && problems.length === 0
          ? setFound({ of: drafted, problems: wrong })
          : onAdd(begun.id, changes),
      ({ message }: Error) => setFailed(message),
    );
  };
  return (
    <FormDialog
      heading={heading}
      confirm={problems.length > 0 ? t('outline.add.anyway') : t('outline.add.confirm')}
      onSubmit={add}
      onClose={onClose}
      failure={
        failed !== undefined ? (
          <Alert severity="error">{failed}</Alert>
        ) : (
          problems.length > 0 && (
            <Alert severity="warning" role="alert">
              {problems.map((problem, i) => (
                <div key={i}>{messageOf(draft, groups, problem)}</div>
              ))}
            </Alert>
          )
        )
      }
    >
      {places.length > 0 && (
        <TextField
          select
          label={placeLabel}
          value={place}
          onChange={({ target }) => {
            setPlace(target.value);
            setDrafted({});
          }}
        >
          {places.map(({ value, label }) => (
            <MenuItem key={value} value={value} dense>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
      {node && (
        <div>
          <Properties
            key={node.id}
            definition={draft}
            node={node}
            groups={groups}
            diagnostics={problems}
            edit={(changes) => setDrafted((before) => ({ ...before, ...changes }))}
          />
        </div>
      )}
    </FormDialog>
  );
}

const withChanges = (texts: Texts, changes: Changes): Texts =>
  Object.fromEntries(
    Object.entries({ ...texts, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  );

/** A problem by the name that its property has on the screen. */
function messageOf(draft: Definition, groups: Group[], problem: Diagnostic): string {
  const control = groups
    .flatMap(({ controls }) => controls)
    .find(({ file, pointer }) => problemsAt(draft.texts, [problem], file, pointer).length > 0);
  if (!control) return problem.message;
  const { message } = inWords(control, problem);
  return message === problem.message
    ? t('property.problemOf', { label: control.label, message })
    : message;
}
