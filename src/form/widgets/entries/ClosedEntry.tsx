import type { Entries, Pointer } from '#engine';
import { Hint, Row, TextButton } from '#ui';
import { editEntry } from '../../controller/answers/entries';
import { useFormController } from '../../controller/useFormController';
import { t } from '../../i18n';
import { EntryBox } from './EntryBox';

interface Props {
  at: Pointer;
  index: number;
  words: Partial<Entries>;
  name: string;
  facts: string[];
  isEditable: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** An entry as text, with buttons to edit and delete it. */
export function ClosedEntry(props: Props) {
  const { at, index, words, name, facts, isEditable, onEdit, onDelete } = props;
  const controller = useFormController();
  return (
    <EntryBox>
      <strong>{name}</strong>
      {facts.map((fact, i) => (
        <Hint key={i}>{fact}</Hint>
      ))}
      {isEditable && (
        <Row>
          <TextButton
            aria-label={t('entries.named', { button: words.edit, name })}
            onClick={() => {
              editEntry(controller, at, index);
              onEdit();
            }}
          >
            {words.edit}
          </TextButton>
          <TextButton
            data-delete
            aria-label={t('entries.named', { button: words.delete, name })}
            onClick={onDelete}
          >
            {words.delete}
          </TextButton>
        </Row>
      )}
    </EntryBox>
  );
}
