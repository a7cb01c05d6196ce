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
  const [found, setFound] = useState<Diagnostic[]>();
  const begun = useMemo(() => begin(place), [begin, place]);
  const texts = withChanges(definition.texts, { ...begun?.changes, ...drafted });
  const draft = readTexts(definition.key, texts);
  const node = begun && findNode(outlineOf(draft), begun.id);
  const checker = useChecker();
  const [failed, setFailed] = useState<string>();
  const add = () => {
    if (!begun) return;
    const changes = { ...begun.changes, ...drafted };
    checker.query({ type: 'newProblems', key: definition.key, changes }).then(
      // What is wrong is said once; an analyst may know better.
      (problems) =>
        problems.length > 0 && !isSame(problems, found)
          ? setFound(problems)
          : onAdd(begun.id, changes),
      ({ message }: Error) => setFailed(message),
    );
  };
  return (
    <FormDialog
      heading={heading}
      confirm={found && found.length > 0 ? t('outline.add.anyway') : t('outline.add.confirm')}
      onSubmit={add}
      onClose={onClose}
      failure={
        failed !== undefined ? (
          <Alert severity="error">{failed}</Alert>
        ) : (
          found &&
          found.length > 0 && (
            <Alert severity="warning" role="alert">
              {found.map(({ message }, i) => (
                <div key={i}>{message}</div>
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
            setFound(undefined);
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
            groups={groupsOf(draft, node)}
            diagnostics={found ?? []}
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

const isSame = (one: Diagnostic[], other: Diagnostic[] | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
