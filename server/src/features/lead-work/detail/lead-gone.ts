import { AppError } from '../../../app-error.js';

export const leadGone = () =>
  new AppError('not_found', { message: 'This lead is not there. It may have been erased.' });
