import { activeWithin, type Entries, getAt, type Pointer, type Schema, uiAt } from '#engine';
import { ProblemText, Row, SecondaryButton, TextButton } from '#ui';
import { type KeyboardEvent, useMemo } from 'react';
import { cancelEntry, updateEntry } from '../../controller/answers/entries';
import { normalized } from '../../controller/answers/normalized';
import { useProblemAt } from '../../controller/problems/useProblemAt';
import { useFormState, useFormController } from '../../controller/useFormController';
import { useDrawPart } from '../../draw/DrawPart';
import { idOf } from '../../draw/fieldId';
import { partFor } from '../../draw/formSection';
import { t } from '../../i18n';
import { focusField } from '../../page/focusField';
import { Fieldset, Legend } from '../../parts/Fieldset';
import { EntryBox } from './EntryBox';

interface Props {
  at: Pointer;
  index: number;
  schema: Schema;
  words: Entries;
  name: string;
  onDelete: () => void;
  onUpdated: () => void;
  onCancelled: (became: 'restored' | 'removed') => void;
}

/** An entry with its questions; its active fields depend on its own answers. */
export function OpenEntry(props: Props) {
  const { at, index, schema, words, name, onDelete, onUpdated, onCancelled } = props;
  const controller = useFormController();
  const { definition } = controller.props;
  const drawPart = useDrawPart();
  const place = `${at}/${index}`;
  const answers = useFormState((state) => state.answers);
  const isNew = useFormState(({ entriesBeforeEdit }) => !entriesBeforeEdit[at]?.[index]);
  // An unfinished entry may itself be a problem; the update button solves it.
  const flag = `${place}/${words.editing}`;
  const flagId = idOf(flag);
  const unfinished = useProblemAt(flag);
  const part = useMemo(() => {
    const entry = getAt(normalized(definition, answers), place);
    const active = activeWithin(definition, schema.items, entry);
    const names = Object.keys(active.properties).filter((field) => field !== words.editing);
    return partFor(active, uiAt(definition.ui, at).items ?? {}, names);
  }, [definition, answers, place, at, schema.items, words.editing]);

  function update() {
    const [problem] = updateEntry(controller, at, index);
    if (problem) return focusField(idOf(problem.at));
    onUpdated();
  }

  /** Would submit the whole form, whose entry is not finished. */
  function updateOnEnter(event: KeyboardEvent) {
    const { target, key, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || event.defaultPrevented) return;
    if (!(target instanceof HTMLInputElement) || target.type === 'file') return;
    event.preventDefault();
    update();
  }

  return (
    <EntryBox data-open onKeyDown={updateOnEnter}>
      <Fieldset>
        <Legend>{isNew ? (words.new ?? name) : name}</Legend>
        {drawPart({ ...part, within: place })}
        {unfinished && <ProblemText id={`${flagId}~problem`}>{unfinished}</ProblemText>}
        <Row>
          <SecondaryButton
            id={flagId}
            aria-describedby={unfinished && `${flagId}~problem`}
            onClick={update}
          >
            {words.update}
          </SecondaryButton>
          <TextButton onClick={() => onCancelled(cancelEntry(controller, at, index))}>
            {t('cancel')}
          </TextButton>
          {!isNew && (
            <TextButton
              data-delete
              aria-label={t('entries.named', { button: words.delete, name })}
              onClick={onDelete}
            >
              {words.delete}
            </TextButton>
          )}
        </Row>
      </Fieldset>
    </EntryBox>
  );
}
