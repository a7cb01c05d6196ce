import { Details } from '#ui';
import styled from '@emotion/styled';
import { addMessages, t } from '../../i18n';
import english from '../../locales/pdfHelp.en.json';

addMessages(english);

const Help = styled(Details)`
  margin-top: 8px;
  ol {
    margin: 4px 0 16px;
    padding-left: 24px;
  }
`;

const phones = ['android', 'iphone'];
const steps = ['open', 'save', 'choose'];

/** For uploads that take a PDF and no picture. */
export const PdfHelp = () => (
  <Help>
    <summary>{t('upload.pdf.title')}</summary>
    {phones.map((phone) => (
      <div key={phone}>
        <b>{t(`upload.pdf.${phone}.title`)}</b>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(`upload.pdf.${phone}.${step}`)}</li>
          ))}
        </ol>
      </div>
    ))}
  </Help>
);
