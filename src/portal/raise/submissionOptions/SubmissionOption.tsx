import { Choice } from '#ui';
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
  selected: string;
  onSelect: (form: string) => void;
}

/** Fill in the form here, or upload the paper form. */
export const SubmissionOption = ({ fill, upload, selected, onSelect }: Props) => (
  <Group>
    <legend>{t('raise.submission.how')}</legend>
    {[
      { form: fill, title: t('raise.submission.fill') },
      { form: upload, title: t('raise.submission.upload') },
    ].map(({ form, title }) => (
      <Choice key={form}>
        <input
          type="radio"
          name="submission"
          checked={selected === form}
          onChange={() => onSelect(form)}
        />
        {title}
      </Choice>
    ))}
  </Group>
);
