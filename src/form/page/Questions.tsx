import { Sections } from '../draw/Sections';
import { hasPages, waitsForPolicy } from '../wizard/navigation';
import { Wizard } from '../wizard/Wizard';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { EndOfForm } from './EndOfForm';

/** All questions, on one page or page by page. */
export function Questions() {
  const controller = useFormController();
  const phase = useFormState((state) => state.phase);
  if (waitsForPolicy(controller) && phase !== 'picked')
    return phase === 'opening' && <p role="status">{t('loading')}</p>;
  if (hasPages(controller)) return <Wizard />;
  return (
    <Sections>
      <EndOfForm />
    </Sections>
  );
}
