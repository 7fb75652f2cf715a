import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { addReleaseComment, resolveReleaseComment } from '@livery/contract/operators/releases/reviews';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import { getReleaseOrThrow } from '../environments/find-release.ts';
import { type CommentRow, releaseComments } from './reviews.tables.ts';

export const toComment = ({ id, text, pin, createdBy, createdAt, resolvedBy, resolvedAt }: CommentRow) => ({
  commentId: id,
  text,
  pin: pin && { ...pin },
  createdBy,
  createdAt: createdAt.toISOString(),
  resolvedBy,
  resolvedAt: resolvedAt?.toISOString() ?? null,
});

/** Registers the routes of the comments on releases. */
export const commentsRoutes = ({ route }: OperatorRoutes, clock: Clock): void => {
  route(addReleaseComment, async ({ tx, request: { brand, releaseId, text, pin }, operator, record }) => {
    await getReleaseOrThrow(tx, brand, releaseId);
    const row: CommentRow = {
      id: randomUUID(),
      releaseId,
      text,
      pin: pin ?? null,
      createdBy: operator.operatorId,
      createdAt: clock.now(),
      resolvedBy: null,
      resolvedAt: null,
    };
    await tx.insert(releaseComments).values(row);
    record({ subject: { kind: 'releaseComment', id: row.id }, changes: { releaseId, text, place: row.pin } });
    return toComment(row);
  });

  route(resolveReleaseComment, async ({ tx, request: { brand, releaseId, commentId }, operator, record }) => {
    await getReleaseOrThrow(tx, brand, releaseId);
    const [comment] = await tx
      .select()
      .from(releaseComments)
      .where(and(eq(releaseComments.id, commentId), eq(releaseComments.releaseId, releaseId)))
      .for('update');
    if (!comment)
      throw new GatewayError(ErrorCode.NotFound, { message: `The release ${releaseId} has no comment ${commentId}` });
    record({ subject: { kind: 'releaseComment', id: commentId }, changes: { releaseId, resolved: true } });
    // The comment is already resolved. It does not change, so that the stored operator is the first one who resolved
    // it.
    if (comment.resolvedAt) return toComment(comment);
    const resolution = { resolvedBy: operator.operatorId, resolvedAt: clock.now() };
    await tx.update(releaseComments).set(resolution).where(eq(releaseComments.id, commentId));
    return toComment({ ...comment, ...resolution });
  });
};
