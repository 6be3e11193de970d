"""SQL statements of placement. All times are the database's."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS owners (id TEXT PRIMARY KEY, address TEXT NOT NULL, until TIMESTAMPTZ NOT NULL);
CREATE TABLE IF NOT EXISTS placed (table_id TEXT PRIMARY KEY, owner TEXT NOT NULL, epoch BIGINT NOT NULL);
CREATE INDEX IF NOT EXISTS ix_placed_owner_table ON placed (owner, table_id);
DROP INDEX IF EXISTS ix_placed_owner;
ALTER TABLE owners ADD COLUMN IF NOT EXISTS clock DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE owners ADD COLUMN IF NOT EXISTS version TEXT NOT NULL DEFAULT '';
ALTER TABLE owners ADD COLUMN IF NOT EXISTS reads TEXT NOT NULL DEFAULT '{}';
ALTER TABLE owners ADD COLUMN IF NOT EXISTS jumps TEXT NOT NULL DEFAULT '[]';
INSERT INTO owners VALUES ('new', '', '-infinity') ON CONFLICT DO NOTHING
"""
BEAT = """
INSERT INTO owners VALUES (
    %(me)s, %(address)s, clock_timestamp() + make_interval(secs => %(lease)s),
    %(clock)s, %(version)s, %(reads)s, %(jumps)s
)
ON CONFLICT (id) DO UPDATE SET until = excluded.until, clock = excluded.clock, jumps = excluded.jumps
"""
FORMER = """
SELECT owners.clock, owners.jumps FROM placed JOIN owners ON owners.id = placed.owner
WHERE table_id = %(table)s AND owner <> %(me)s AND clock > 0
"""
CLAIM = """
INSERT INTO placed AS now
SELECT %(table)s, %(me)s, 1 {where}
ON CONFLICT (table_id) DO UPDATE SET
    owner = %(me)s, epoch = CASE WHEN now.owner = %(me)s THEN now.epoch ELSE now.epoch + 1 END
WHERE now.owner = %(me)s
   OR NOT EXISTS (SELECT 1 FROM owners WHERE id = now.owner AND until > clock_timestamp())
RETURNING epoch
"""
IF_STORED = "WHERE EXISTS (SELECT 1 FROM tables WHERE id = %(table)s)"
OWNER = """
SELECT owners.id, owners.address, version, reads FROM placed JOIN owners ON owners.id = placed.owner
WHERE table_id = %(table)s AND until > clock_timestamp()
"""
LIVING = "SELECT id, address, version, reads FROM owners WHERE until > clock_timestamp() ORDER BY id"
HEADER = "SELECT header FROM tables WHERE id = %(table)s"
RELEASE = "UPDATE placed SET owner = '' WHERE table_id = %(table)s AND owner = %(me)s AND epoch = %(epoch)s"
HAND_ON = """
UPDATE placed SET owner = CASE WHEN EXISTS (SELECT 1 FROM running_clocks WHERE table_id = %(table)s)
    THEN 'new' ELSE '' END
WHERE table_id = %(table)s AND owner = %(me)s AND epoch = %(epoch)s
"""
UNPLACED = """
INSERT INTO placed SELECT table_id, 'new', 1 FROM running_clocks
WHERE NOT EXISTS (SELECT 1 FROM placed WHERE placed.table_id = running_clocks.table_id) ON CONFLICT DO NOTHING
"""
LEAVE = "UPDATE owners SET until = '-infinity', clock = 0 WHERE id = %(me)s"
FORGET = """
DELETE FROM owners WHERE until < clock_timestamp() - interval '1 minute' AND id <> 'new'
AND NOT EXISTS (SELECT 1 FROM placed WHERE owner = owners.id)
"""
MINE = "SELECT table_id, epoch FROM placed WHERE owner = %(me)s"
ORPHANS = """
SELECT table_id, header FROM owners
CROSS JOIN LATERAL (
    SELECT table_id FROM placed WHERE owner = owners.id AND table_id >= %(start)s ORDER BY table_id LIMIT %(most)s
) AS picked
JOIN tables ON tables.id = table_id
WHERE until <= clock_timestamp() AND owners.id <> %(me)s
ORDER BY random() LIMIT %(most)s
"""
LOOK = """
SELECT name, COALESCE(owners.id, ''), COALESCE(
    (SELECT MAX(seq) + 1 FROM log WHERE table_id = name), (SELECT lines FROM archived WHERE table_id = name), 0
)
FROM unnest(%(tables)s::text[]) AS name LEFT JOIN placed ON placed.table_id = name
LEFT JOIN owners ON owners.id = placed.owner AND until > clock_timestamp()
"""
ABANDONED = """
SELECT table_id FROM placed WHERE table_id = ANY(%(tables)s)
AND NOT EXISTS (SELECT 1 FROM owners WHERE id = placed.owner AND until > clock_timestamp())
"""
