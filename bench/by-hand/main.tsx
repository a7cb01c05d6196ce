import { createRoot } from 'react-dom/client';
import sections from 'virtual:sections';
import { given } from '../given';
import { Page } from './Page';

const { answers } = await given();
performance.mark('mount-start');
createRoot(document.getElementById('root')!).render(<Page sections={sections} answers={answers} />);
