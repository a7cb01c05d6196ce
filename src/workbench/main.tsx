import { CssBaseline, ThemeProvider } from '@mui/material';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import type { Project } from './api';
import { StartFailure } from './StartFailure';
import { CheckerClient } from './checker/checkerClient';
import { readToken } from './address';
import { t } from './i18n';
import { OpenElsewhere } from './OpenElsewhere';
import { lockFolder } from './project/folderLock';
import { ProjectFiles } from './project/project';
import { connectProjectServer, type ProjectServer } from './project/projectServer';
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

// The user has opened the URL of a later start in the same tab.
window.addEventListener('hashchange', () => {
  if (window.location.hash.startsWith('#token=')) window.location.reload();
});

const token = readToken();
if (token === undefined) draw(<StartFailure message={t('start.noToken')} />);
else
  try {
    await start(connectProjectServer(token));
  } catch (error) {
    drawFailure(error);
  }

function drawFailure(error: unknown): void {
  draw(<StartFailure message={t('start.failed', { why: (error as Error).message })} />);
}

async function start(server: ProjectServer): Promise<void> {
  const files = await server.project();
  if (await lockFolder(files.root, { onLost: () => onLost(server, files.root) }))
    open(server, files);
  else drawElsewhere(server, files.root);
}

function drawElsewhere(server: ProjectServer, folder: string): void {
  draw(<OpenElsewhere onTakeOver={() => void takeOver(server, folder)} />);
}

async function takeOver(server: ProjectServer, folder: string): Promise<void> {
  try {
    // Before the lock is taken: a page of an earlier start could not use it.
    await server.project();
    await lockFolder(folder, { steal: true, onLost: () => onLost(server, folder) });
    open(server, await server.project());
  } catch (error) {
    drawFailure(error);
  }
}

let project: ProjectFiles;

function open(server: ProjectServer, files: Project): void {
  project = new ProjectFiles(server, localStorage, files);
  // A request type that cannot be loaded says so when it is opened.
  void project.openUnsaved().catch(() => {});
  draw(<App project={project} checker={new CheckerClient(project)} server={server} />);
}

/** Each edit is stored as it is made, so that the other tab has it; only what could not be stored stays here. */
function onLost(server: ProjectServer, folder: string): void {
  if (project.get().isPersisted) drawElsewhere(server, folder);
}
