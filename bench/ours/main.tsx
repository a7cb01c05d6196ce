import { drawForm } from '../drawForm';

/** The whole form on one page. */
void drawForm((ui) => ({ ...ui, 'ui:pages': false }));
