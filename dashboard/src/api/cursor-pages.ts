import { keepPreviousData } from '@tanstack/react-query';

/** For `useInfiniteQuery`: a list that is always read anew, page by page, each answer naming where the next begins. */
export const cursorPages = {
  staleTime: 0,
  placeholderData: keepPreviousData,
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }) => next,
} as const;
