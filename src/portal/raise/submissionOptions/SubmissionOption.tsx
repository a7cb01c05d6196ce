import { Choice, Hint } from '#ui';
import styled from '@emotion/styled';
import { t } from '../../i18n';

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 600;
  }
`;

interface Props {
  fill: string;
  upload: string;
  /** The form to fill in is the full application. */
  isFull: boolean;
  selected: string;
  onSelect: (form: string) => void;
}

/** Fill in the form here, or upload the paper form. */
export const SubmissionOption = ({ fill, upload, isFull, selected, onSelect }: Props) => (
  <Group>
    <legend>{t('raise.submission.how')}</legend>
    {[
      {
        form: fill,
        title: t('raise.submission.fill'),
        help: t(isFull ? 'raise.submission.fullHelp' : 'raise.submission.fillHelp'),
      },
      {
        form: upload,
        title: t('raise.submission.upload'),
        help: t('raise.submission.uploadHelp'),
      },
    ].map(({ form, title, help }) => (
      <div key={form}>
        <Choice>
          <input
            type="radio"
            name="submission"
            aria-describedby={`submission-${form}`}
            checked={selected === form}
            onChange={() => onSelect(form)}
          />
          {title}
        </Choice>
        <Hint as="p" id={`submission-${form}`}>
          {help}
        </Hint>
      </div>
    ))}
  </Group>
);
