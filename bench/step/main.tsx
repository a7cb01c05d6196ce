import { drawForm } from '../drawForm';

/** The form as people see it: page by page. */
void drawForm((ui) => ui);
