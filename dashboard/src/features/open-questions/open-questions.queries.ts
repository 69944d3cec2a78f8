import type { NewKnowledgeEntry } from '@meg/shared/contract/knowledge';
import type {
  answerOpenQuestion,
  changeGuideQuestion,
  changeOpenQuestion,
  getGuideQuestion,
  getOpenQuestion,
  listGuideQuestions,
  listOpenQuestions,
  OpenQuestion,
  OpenQuestionKind,
  OpenQuestionOrder,
  OpenQuestionState,
} from '@meg/shared/contract/open-questions';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { cursorPages } from '../../api/cursor-pages.js';
import { faultToast } from '../../api/fault-toast.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

/** The questions to a company, or those on the guides, which are of all companies. */
export type QuestionsOf = 'company' | 'guides';

export interface QuestionFilter {
  state: OpenQuestionState;
  kind: OpenQuestionKind | '';
  language: string;
  country: string;
  order: OpenQuestionOrder;
}

const key = ['open-questions'] as const;
const refresh = () => queryClient.invalidateQueries({ queryKey: key });

export function useQuestions(of: QuestionsOf, { state, kind, language, country, order }: QuestionFilter) {
  return useInfiniteQuery({
    ...cursorPages,
    queryKey: [...key, of, 'list', state, kind, language, country, order],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        state,
        order,
        ...(kind && { kind }),
        ...(language && { language }),
        ...(country && { country }),
        ...(pageParam && { cursor: pageParam }),
      };
      return of === 'company'
        ? request<typeof listOpenQuestions>('GET', '/api/open-questions', { query }, { signal })
        : request<typeof listGuideQuestions>('GET', '/api/platform/open-questions', { query }, { signal });
    },
  });
}

export function useQuestion(of: QuestionsOf, questionId: string) {
  return useQuery({
    queryKey: [...key, of, 'one', questionId],
    staleTime: 0,
    queryFn: () => {
      const params = { questionId };
      return of === 'company'
        ? request<typeof getOpenQuestion>('GET', '/api/open-questions/:questionId', { params })
        : request<typeof getGuideQuestion>('GET', '/api/platform/open-questions/:questionId', { params });
    },
  });
}

export function useAnswerQuestion(questionId: string) {
  return useMutation({
    mutationFn: (body: NewKnowledgeEntry) =>
      request<typeof answerOpenQuestion>('POST', '/api/open-questions/:questionId/answer', {
        params: { questionId },
        body,
      }),
    onSettled: refresh,
  });
}

export function useChangeQuestion(of: QuestionsOf) {
  return useMutation({
    mutationFn: async ({ question: { id: questionId }, to }: { question: OpenQuestion; to: OpenQuestionState }) => {
      const params = { questionId };
      if (of === 'guides') {
        const path = '/api/platform/open-questions/:questionId';
        return request<typeof changeGuideQuestion>('PATCH', path, { params, body: { state: to } });
      }
      const body = { state: to === 'open' ? ('open' as const) : ('dismissed' as const) };
      return request<typeof changeOpenQuestion>('PATCH', '/api/open-questions/:questionId', { params, body });
    },
    onSettled: refresh,
    onError: faultToast('Nothing was changed'),
  });
}
