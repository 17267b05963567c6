import { articlePassages } from './article-passages.js';
import type { KnowledgePassage } from './knowledge-passage.js';
import { servicePassages } from './service-passages.js';
import { sitePassages } from './site-passages.js';

/** All that the assistant knows, in the site's own words. */
export const knowledgePassages: readonly KnowledgePassage[] = [...servicePassages, ...sitePassages, ...articlePassages];
