import { PrimaryButton, Row, SecondaryButton, TextButton } from '#ui';
import { useFormController } from '../controller/useFormController';
import type { FormSection } from '../draw/formSection';
import { t } from '../i18n';
import { SaveDraft } from '../page/SaveDraft';
import { goBackToPage } from './navigation';

interface Props {
  /** None on the last page. */
  section: FormSection | undefined;
  before: string | undefined;
}

export function PageButtons({ section, before }: Props) {
  const controller = useFormController();
  const BackButton = section ? SecondaryButton : TextButton;
  return (
    <Row>
      {section && <PrimaryButton type="submit">{t('pages.next')}</PrimaryButton>}
      {before !== undefined && (
        <BackButton onClick={() => goBackToPage(controller, before)}>{t('pages.back')}</BackButton>
      )}
      {section && <SaveDraft />}
    </Row>
  );
}
