import { drawForm } from '../drawForm';

/** The form as in the portal: page by page. */
void drawForm((ui) => ui);
