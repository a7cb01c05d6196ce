import { CssBaseline, ThemeProvider } from '@mui/material';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { CannotStart } from './CannotStart';
import { Checking } from './checker/checking';
import { takeToken } from './address';
import { t } from './i18n';
import { ProjectFiles } from './project/project';
import { connectProjectServer } from './project/projectServer';
import { theme } from './theme';
import './workbench.css';

const root = createRoot(document.getElementById('root') as HTMLElement);
const draw = (content: React.ReactNode) =>
  root.render(
    <StrictMode>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {content}
      </ThemeProvider>
    </StrictMode>,
  );

// The address of a later start, in the same tab.
window.addEventListener('hashchange', () => {
  if (window.location.hash.startsWith('#token=')) window.location.reload();
});

const token = takeToken();
if (token === undefined) draw(<CannotStart message={t('start.noToken')} />);
else
  try {
    const server = connectProjectServer(token);
    const project = new ProjectFiles(server, localStorage, await server.project());
    const checking = new Checking(project);
    draw(<App project={project} checking={checking} server={server} />);
  } catch (error) {
    draw(<CannotStart message={t('start.failed', { why: (error as Error).message })} />);
  }
